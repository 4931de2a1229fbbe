-- How many have all of several things that so many have each: between the rarest of them and pure chance.
CREATE OR REPLACE FUNCTION search.joint_selectivity(shares double precision[]) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT sqrt(min(share) * exp(sum(ln(greatest(least(share, 1), 1e-9))))) FROM unnest(shares) AS share);
