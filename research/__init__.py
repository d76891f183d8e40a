"""Programs that produced the shipped data: drawings, solved tables, learnt weights. Not used at run time."""
