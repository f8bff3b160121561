import { type HookPattern } from './hooks.constants.ts'

const names = (...lists: readonly string[]): readonly string[] => lists.flatMap((list) => list.split(', '))

/**
 * What language models call each pattern, in English, German, Spanish, French, Portuguese and Italian: in lower case, without
 * accents and punctuation.
 */
export const PATTERN_NAMES: Readonly<Record<HookPattern, readonly string[]>> = {
  Question: names('question, questions, frage, fragen, pregunta, preguntas, pergunta, perguntas, domanda, domande'),
  Contrarian: names(
    'contrarian, controversial, controversy, counterintuitive, unpopular opinion, hot take, myth, myths, mythbusting, mythbuster',
    'kontrovers, kontroverse, gegenthese, gegenmeinung, mythos, mythen, gegen den strom, steile these, unpopulare meinung',
    'contraria, contrario, contracorriente, controvertido, controversia, polemica, mito, mitos, opinion impopular',
    'a contre courant, contre intuitif, controverse, mythe, idee recue, opinion impopulaire, anticonformiste',
    'contra a corrente, contraintuitivo, controverso, opiniao impopular, controcorrente, controintuitivo, opinione impopolare',
  ),
  List: names(
    'list, lists, listicle, tips, liste, auflistung, aufzahlung, lista, listado, enumeracion, enumeration, enumeracao, elenco',
  ),
  Story: names(
    'story, stories, storytelling, confession, anecdote, geschichte, erzahlung, anekdote, gestandnis, historia, relato, anecdota, confesion',
    'histoire, recit, anedota, confissao, storia, racconto, aneddoto, confessione',
  ),
  Mistake: names(
    'mistake, mistakes, error, errors, fehler, irrtum, errores, equivocacion, erreur, erreurs, erro, erros, errore, errori, sbaglio',
  ),
  'Curiosity gap': names(
    'curiosity gap, curiosity, knowledge gap, information gap, open loop, secret, mystery, teaser, cliffhanger',
    'neugier, neugierde, neugierlucke, neugierdelucke, wissenslucke, geheimnis, curiosidad, secreto, misterio, intriga',
    'curiosite, mystere, curiosidade, segredo, curiosita, segreto, mistero',
  ),
  'How-to': names(
    'how to, howto, tutorial, guide, step by step, anleitung, ratgeber, so geht s, so gehts, schritt fur schritt',
    'como hacer, como hacerlo, como se hace, guia, paso a paso, tutoriel, tuto, comment faire, mode d emploi, pas a pas, etape par etape',
    'como fazer, passo a passo, guida, come fare, come si fa, passo dopo passo',
  ),
  Challenge: names('challenge, challenges, dare, herausforderung, desafio, reto, defi, sfida'),
  Comparison: names(
    'comparison, versus, vs, contrast, vergleich, gegenuberstellung, comparacion, comparativa, comparaison, comparatif, comparacao, confronto, paragone',
  ),
  Proof: names(
    'proof, evidence, authority, statistic, statistics, data, case study, results, credibility',
    'beweis, beleg, nachweis, autoritat, statistik, fallstudie, prueba, evidencia, autoridad, estadistica, datos',
    'preuve, autorite, statistique, prova, autoridade, estatistica, dados, autorita, statistica, dati',
  ),
  'Before and after': names(
    'before and after, before after, transformation, vorher nachher, vorher und nachher, antes y despues, antes despues, transformacion',
    'avant apres, avant et apres, antes e depois, antes depois, transformacao, prima e dopo, prima dopo, trasformazione',
  ),
  Warning: names(
    'warning, warnings, caution, danger, warnung, achtung, gefahr, advertencia, aviso, alerta, peligro',
    'avertissement, mise en garde, alerte, perigo, avvertimento, avvertenza, avviso, attenzione, pericolo',
  ),
}
