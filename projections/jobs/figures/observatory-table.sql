-- What the jobs of a year say together, counted once a day. '' stands for all roles, or for all provinces. A figure with too few
-- jobs or employers behind it is null, and a row without any does not exist.
CREATE TABLE figures.observatory (
  role text,
  province text,
  counted_at timestamptz NOT NULL,
  jobs integer NOT NULL,
  paid_jobs integer,
  pay_low integer,
  pay_median integer,
  pay_high integer,
  housed_jobs integer,
  filled_jobs integer,
  days_to_fill numeric,
  PRIMARY KEY (role, province)
);
