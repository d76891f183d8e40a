"""Tests of the development programs."""
