-- Makes replayed counters comparable with the live ones: the same jobs are left for later.
SELECT search.count_uncounted_jobs();
SELECT search.count_jobs((SELECT jobs FROM read.uncounted_jobs), (SELECT words FROM read.uncounted_jobs), -1);
UPDATE uncounted_jobs SET jobs = live.jobs, words = live.words FROM read.uncounted_jobs AS live;
