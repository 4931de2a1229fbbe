-- How often was searched on each day, by the calendar of Madrid. What was searched for is kept nowhere.
CREATE TABLE figures.searches (
  day date PRIMARY KEY,
  n bigint NOT NULL
);
