-- Answered within seven days; null in what was counted before. The row of the employer '' is of the whole board.
ALTER TABLE figures.responsiveness ADD COLUMN answered_in_time integer;
