-- What happened on each day, by the calendar of Madrid. A subscription counts; nobody is named.
CREATE SCHEMA figures;

CREATE TABLE figures.days (
  day date NOT NULL,
  fact text NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (day, fact)
);
