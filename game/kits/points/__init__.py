"""What games that count points share: their house rules, and how points become chips."""
