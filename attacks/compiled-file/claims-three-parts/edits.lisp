(raw claims-three-parts)
