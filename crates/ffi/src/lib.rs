//! libleanshared by name: the lean launcher and the official kernel.
