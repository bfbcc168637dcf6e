(raw universe-count-of-list)
