-- The lexemes of terms that mean what the families of synonyms do: «mozo» also finds a job whose role says so.
CREATE OR REPLACE FUNCTION search.family_lexemes(p_families text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT lexeme FROM (VALUES
    ('mozo', 'r.mozo-cuadra'), ('mozo', 'r.groom'), ('jefe de cuadra', 'r.jefe-cuadra'), ('guardés', 'r.guardes'),
    ('jinete', 'r.jinete'), ('domador', 'r.domador'), ('galopador', 'r.galopador'), ('monitor', 'r.monitor'),
    ('preparador', 'r.entrenador'), ('preparador', 'r.preparador'), ('guía', 'r.guia'), ('equinoterapia', 'r.terapia'),
    ('equinoterapia', 'd.terapia'), ('yegüero', 'r.yeguero'), ('cría', 'r.cria'), ('cría', 'd.cria'), ('jockey', 'r.jockey'),
    ('herrador', 'r.herrador'), ('veterinario', 'r.veterinario'), ('auxiliar de veterinaria', 'r.aux-veterinario'),
    ('fisioterapeuta', 'r.fisio'), ('guarnicionero', 'r.guarnicionero'), ('enganche', 'r.cochero'), ('enganche', 'd.enganche'),
    ('transportista', 'r.transportista'), ('recepción', 'r.recepcion'), ('mantenimiento', 'r.mantenimiento'),
    ('comercial', 'r.comercial'), ('vivienda', 'h.si'), ('salto', 'd.salto'), ('doma clásica', 'd.doma-clasica'),
    ('completo', 'd.completo'), ('raid', 'd.raid'), ('volteo', 'd.volteo'), ('doma vaquera', 'd.doma-vaquera'),
    ('equitación de trabajo', 'd.equitacion-trabajo'), ('western', 'd.reining'), ('polo', 'd.polo'),
    ('carreras', 'd.carreras-galope'), ('carreras', 'd.carreras-trote'), ('alta escuela', 'd.alta-escuela'),
    ('acoso y derribo', 'd.acoso-derribo'), ('horseball', 'd.horseball'), ('TREC', 'd.trec'),
    ('paraecuestre', 'd.paraecuestre'), ('ponis', 'd.ponis'), ('turismo ecuestre', 'd.turismo')) AS meant (family, lexeme)
   WHERE family = ANY (p_families));
