-- Tables that only grow: at the default of a fifth they would be vacuumed and analyzed less the larger they are.
ALTER TABLE es.events SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE es.chain SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
