"""Cards, hands, tables and charts as pictures."""
