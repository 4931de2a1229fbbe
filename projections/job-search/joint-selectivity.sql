-- The selectivity of several conditions together: between that of the rarest and that of independent ones. The bound
-- keeps `exp` from an underflow, which is an error.
CREATE OR REPLACE FUNCTION search.joint_selectivity(shares double precision[]) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT sqrt(min(share) * exp(greatest(sum(ln(greatest(least(share, 1), 1e-9))), -300))) FROM unnest(shares) AS share);
