import { type ChangeName } from './instruction.ts'

const L = String.raw`(?<![\p{L}\p{M}])`
const R = String.raw`(?![\p{L}\p{M}])`

function words(list: string): RegExp {
  return new RegExp(`${L}(?:${list})${R}`, 'iu')
}

/** Before these words a change is not wanted. */
export const FOREIGN_NEGATION = words('nicht|kein(?:e|en)?|bloß nicht|sin|non|senza|pas|ne|sans|não|sem')

/** Requests in German, Spanish, French, Italian and Portuguese, read before the English ones. Removals stand first. */
export const FOREIGN_ORDERS: readonly { change: ChangeName; words: RegExp }[] = [
  {
    change: 'no-emoji',
    words: words(
      String.raw`(?:ohne|keine|sin|sans|pas d['’]|senza|sem|quita(?:r)? (?:los )?|elimina (?:los )?|entferne (?:die )?|retire(?:r)? les |enl[eè]ve les |supprime les |togli (?:gli |le )?|rimuovi (?:gli |le )?|tire os |remova os )\s*emojis?`,
    ),
  },
  {
    change: 'no-hashtags',
    words: words(
      String.raw`(?:ohne|keine|sin|sans|pas de|senza|sem|quita (?:los )?|entferne (?:die )?|retire(?:r)? les |supprime les |togli (?:gli )?|tire as |remova as )\s*hashtags?`,
    ),
  },
  {
    change: 'hook',
    words: words(
      String.raw`(?:ander(?:e|er|en)|neue[rn]?) (?:hook|einstieg|erste (?:zeile|satz)|ersten satz)|otro (?:gancho|comienzo|inicio|hook)|(?:un )?autre (?:accroche|hook|début)|(?:une )?nouvelle accroche|un altro (?:hook|inizio|gancio)|outr[oa] (?:gancho|começo|hook|abertura)`,
    ),
  },
  {
    change: 'action',
    words: words(
      String.raw`handlungsaufforderung|aufruf zum handeln|llamad[ao] a la acción|appel à l['’]action|invito all['’]azione|chamada (?:para|à) (?:a )?ação`,
    ),
  },
  {
    change: 'question',
    words: words(
      String.raw`(?:füge?|stell\p{L}*|mit|ergänze) (?:noch )?eine frage(?: hinzu)?|frage hinzufügen|(?:añade|agrega|incluye|pon|haz) una pregunta|ajoute(?:r|z)? une question|pose(?:r|z)? une question|aggiungi(?:\p{L}*) una domanda|(?:adiciona|adicione|acrescenta|inclua|coloque|faça) uma pergunta`,
    ),
  },
  {
    change: 'numbers',
    words: words(
      String.raw`(?:mit|füge?|mehr|nutze|verwende) zahlen(?: hinzu| ein)?|zahlen (?:hinzufügen|einbauen)|(?:incluye|añade|agrega|usa|pon) números|(?:ajoute|inclu[st]|mets)(?:r|z)? des (?:chiffres|nombres)|(?:includi|aggiungi|inserisci) (?:dei )?numeri|(?:inclua|adicione|coloque|usa) números`,
    ),
  },
  {
    change: 'emoji',
    words: words(
      String.raw`(?:mit|füge?|mehr|nutze) emojis?(?: hinzu)?|(?:añade|agrega|pon|con|más) emojis|(?:ajoute|mets|avec|plus)(?:r|z)? (?:des |d['’])?emojis?|(?:aggiungi|con|più) (?:degli |le )?emoji|(?:adicione|coloque|com|mais) emojis`,
    ),
  },
  {
    change: 'emotion',
    words: words(
      String.raw`emotionaler|mehr (?:gefühl|emotion(?:en)?)|gefühlvoller|más (?:emoción|emocional|emotivo|sentimiento)|plus (?:d['’]émotions?|émotionnel|émouvant)|più (?:emozion(?:e|i|ale)|emotivo)|mais (?:emoção|emocional|emocionante)`,
    ),
  },
  {
    change: 'casual',
    words: words(
      String.raw`lockerer|legerer|informeller|umgangssprachlicher|entspannter|más (?:informal|casual|relajado|coloquial)|plus (?:décontractée?|familier|informel(?:le)?|casual)|più (?:informale|casual|colloquiale|rilassato)|mais (?:informal|casual|descontraíd[oa])`,
    ),
  },
  {
    change: 'formal',
    words: words(
      String.raw`professioneller|formeller|seriöser|más (?:profesional|formal)|plus (?:professionnel(?:le)?|formel(?:le)?)|più (?:professionale|formale)|mais (?:profissional|formal)`,
    ),
  },
  {
    change: 'funny',
    words: words(
      String.raw`lustiger|witziger|humorvoller|más (?:divertido|gracioso|humor)|plus (?:drôle|marrant|amusant|d['’]humour)|più (?:divertente|spiritoso|umorismo)|mais (?:engraçad[oa]|divertid[oa]|humor)`,
    ),
  },
  {
    change: 'inspiring',
    words: words(
      String.raw`inspirierender|motivierender|más (?:inspirador|motivador)|plus (?:inspirant|motivant)|più (?:ispirante|motivante)|mais (?:inspirador|motivador)`,
    ),
  },
  {
    change: 'simple',
    words: words(
      String.raw`einfacher|verständlicher|más (?:sencillo|simple|fácil)|plus simple|più semplice|mais simples`,
    ),
  },
  {
    change: 'shorter',
    words: words(
      String.raw`kürzer|kürze(?:n)?|verkürze(?:n)?|más (?:corto|breve|conciso)|ac[oó]rta(?:r|lo)?|resume|plus court(?:e)?|raccourci[srt]*|plus (?:bref|concis)|più (?:corto|breve|conciso)|accorcia(?:lo)?|mais (?:curt[oa]|breve|concis[oa])|encurt[ae](?:r)?`,
    ),
  },
  {
    change: 'longer',
    words: words(
      String.raw`länger|ausführlicher|más largo|más detalles?|amplía(?:lo)?|plus long(?:ue)?|plus de détails|più lungo|più dettagli|mais (?:long[oa]|detalhes)`,
    ),
  },
]
