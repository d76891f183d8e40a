"""Programs that made what is shipped: drawings, solved tables, learnt weights. Nothing that runs imports them."""
