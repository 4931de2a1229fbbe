-- What a job can be filtered by, as lexemes of the search index. The nth is the character 255 + n in the filters of a job: a
-- new one goes to the end, and any other change needs a rebuild. Equal to `codedLexemes` in ../jobs/coded-lexemes.ts.
CREATE OR REPLACE FUNCTION search.coded_lexemes() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[
    'y.Jornada Completa', 'y.Media Jornada', 'y.Prácticas', 'x.', 'x.Nivel Básico', 'x.Experiencia Media',
    'x.Experto',
    'r.mozo-cuadra', 'r.groom', 'r.jefe-cuadra', 'r.guardes', 'r.jinete', 'r.domador', 'r.galopador', 'r.monitor',
    'r.entrenador', 'r.guia', 'r.terapia', 'r.yeguero', 'r.cria', 'r.preparador', 'r.jockey', 'r.herrador',
    'r.veterinario', 'r.aux-veterinario', 'r.fisio', 'r.guarnicionero', 'r.cochero', 'r.transportista',
    'r.direccion', 'r.recepcion', 'r.mantenimiento', 'r.concursos', 'r.comercial',
    'd.salto', 'd.doma-clasica', 'd.completo', 'd.raid', 'd.enganche', 'd.volteo', 'd.doma-vaquera',
    'd.equitacion-trabajo', 'd.reining', 'd.polo', 'd.carreras-galope', 'd.carreras-trote', 'd.alta-escuela',
    'd.acoso-derribo', 'd.horseball', 'd.trec', 'd.paraecuestre', 'd.ponis', 'd.cria', 'd.turismo', 'd.terapia',
    'd.ocio',
    'c.indefinido', 'c.fijo-discontinuo', 'c.temporal', 'c.sustitucion', 'c.formacion-alternancia',
    'c.practica-profesional', 'c.autonomo',
    'h.si', 's.si', 'o.si', 'w.si', 'm.si', 'm.no',
    'g.0', 'g.1', 'g.2', 'g.3', 'g.4', 'g.5', 'g.6', 'g.7', 'g.8', 'g.9',
    'b.00', 'b.01', 'b.02', 'b.03', 'b.10', 'b.11', 'b.12', 'b.13', 'b.20', 'b.21', 'b.22', 'b.23', 'b.30', 'b.31',
    'b.32', 'b.33',
    'f.1', 'f.1.5', 'f.2', 'f.2.5', 'f.3', 'f.3.5', 'f.4', 'f.4.5', 'f.5', 'f.5.5', 'f.6', 'f.6.5', 'f.7',
    'e.0', 'e.250', 'e.500', 'e.750', 'e.1000', 'e.1250', 'e.1500', 'e.1750', 'e.2000', 'e.2250', 'e.2500', 'e.2750',
    'e.3000', 'e.3250', 'e.3500', 'e.3750', 'e.4000', 'e.4250', 'e.4500', 'e.4750', 'e.5000',
    'a.01', 'a.02', 'a.03', 'a.04', 'a.05', 'a.06', 'a.07', 'a.08', 'a.09', 'a.10', 'a.11', 'a.12', 'a.13', 'a.14',
    'a.15', 'a.16', 'a.17', 'a.18', 'a.19', 'a.20', 'a.21', 'a.22', 'a.23', 'a.24', 'a.25', 'a.26', 'a.27', 'a.28',
    'a.29', 'a.30', 'a.31', 'a.32', 'a.33', 'a.34', 'a.35', 'a.36', 'a.37', 'a.38', 'a.39', 'a.40', 'a.41', 'a.42',
    'a.43', 'a.44', 'a.45', 'a.46', 'a.47', 'a.48', 'a.49', 'a.50', 'a.51', 'a.52'
  ];
