/** What a topic is about, in the order in which it is looked for: the first that fits is the kind. */
export const TOPIC_KINDS = ['grave', 'how-to', 'list', 'news', 'comparison', 'question', 'story', 'other'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]

/**
 * Words and phrases as `foldText` leaves them, with a space for each apostrophe: English, German, Spanish, French, Portuguese,
 * Italian. Words that are common in English with another meaning are left out.
 */
const list = (text: string): string[] => text.trim().replaceAll('\n', ', ').split(', ')

/** Names and idioms that hold a word of the tables below. They are skipped. */
export const NO_SIGNS = list(`
come with, come to, come on, come along, come shop, come see, come back, come home, come and, come here, come get, come spend, come work, come cook
come for, come thrift, come join, come watch, come as, come visit, come clean, comment below, comment for, comment if, comment and, comment your
comment on, comment under, comment section
4th of july, july 4th, july 4, rocket launch, launch pad, launch monitor
vs code, trick or treat, better or worse, sink or swim, do or die, make or break, more or less, sooner or later, all or nothing, one or two, two or three
dollar tree, dollar general, or so, whether or not, en or, d or, l or
get better, gets better, getting better, got better, feel better, feeling better, do better, be better, better at, better sleep, better half
better late, better together, better days, better life, better me, better version, better homes, better call
can opener, can openers, dove soap, dove shampoo, dove deodorant, dove body, dove hunting, dos and, ho chi, ho ho
i robot, i tonya, i love lucy, i m pei, i 5, i 10, i 35, i 40, i 70, i 75, i 80, i 90, i 95, my little pony, my hero academia, my chemical romance
`)

/** First words of a topic about doing something. The English ones may stand behind two other words. */
export const HOW_TO = list(`
how to, how i, how we, how my, how do i, how can i
wie ich, wie man, wie du, wie wir, wie mein, wie meine, so geht, so machst du, so kannst du, so klappt, so gelingt
como, comment, come
`)

/** Numbers with which a list begins, beside digits. */
export const NUMBER_WORDS = list(`
two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty
zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez
deux, trois, quatre, cinq, sept, huit, neuf, dix, dois, duas, quatro, sete, oito, nove, dez, tre, quattro, cinque, sette, otto, dieci
`)
/** Words that may stand before the number of a list. */
export const BEFORE_NUMBER = list(`
top, the top, my top, our top, the, these, die, diese, meine top, las, los, estos, estas, les, mes, ces, os, as, i, le
`)
/** A number before one of these measures a thing, and counts no entries of a list. */
export const MEASURES = list(`
second, seconds, sec, minute, minutes, min, mins, hour, hours, day, days, night, nights, week, weeks, weekend, month, months, year, years, yr, am, pm
oclock, dollar, dollars, bucks, euro, euros, cent, cents, pound, pounds, lb, lbs, kg, g, km, k, mile, miles, meter, meters, cm, mm, inch, inches, foot
feet, ft, percent, degrees, million, times, ingredient, step, piece, room, bedroom, person, player, part, course, pan, pot, and, or, of, in
tag, tage, tagen, nacht, minuten, stunden, woche, wochen, monat, monate, jahr, jahre, jahren, uhr, prozent, dias, noches, minutos, horas, semanas
meses, ano, anos, jours, heures, semaines, mois, an, ans, annees, giorni, minuti, ore, settimane, mesi, anni
`)

/** Words of an offer or an event, wherever they stand. */
export const NEWS = list(`
is back, are back, we re back, it s back, back in stock, restock, restocked, launch, launches, launched, launching, relaunch, now open, is open, opens
grand opening, opening soon, opening day, is opening, are opening, we re opening, reopens, reopening, now available, available now, out now, is here
are here, just dropped, drops on, drops this, drops at, preorder, pre order, pre orders, on sale, flash sale, black friday, coming soon, announcing, announces, announced
announcement, introducing, breaking news, giveaway, registration, tickets, new location, new law, new laws, new rules, tax changes, law changes
rule changes, price increase, price changes, just released, release date, now hiring, we re hiring, is recalled, recalled, news, live tonight
tonight only, tomorrow, this weekend, next week, next weekend, next month, starts today, from today
wieder da, ab sofort, ab heute, ab morgen, eroffnet, eroffnung, neueroffnung, jetzt neu, jetzt erhaltlich, ya disponible, ya esta aqui, de vuelta
lanzamiento, lanzamos, abrimos, inauguracion, de retour, lancement, ouverture, nous ouvrons, disponible maintenant, de volta, lancamento, ja disponivel
inauguracao, e tornato, e tornata, sono tornati, lancio, apriamo, nuova apertura, disponibile ora
`)
export const MONTHS = list(`
january, jan, february, feb, march, april, apr, may, june, july, august, aug, september, sept, october, oct, november, nov, december, dec
januar, februar, marz, mai, juni, juli, oktober, dezember, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre
diciembre, janvier, fevrier, mars, avril, juin, juillet, aout, septembre, octobre, novembre, decembre, janeiro, fevereiro, marco, maio, junho, julho
setembro, outubro, novembro, dezembro, gennaio, febbraio, aprile, maggio, giugno, luglio, settembre, ottobre, dicembre
`)
export const WEEKDAYS = list(`
monday, tuesday, wednesday, thursday, friday, saturday, sunday, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag
`)
/** A weekday behind one of these is a date. */
export const BEFORE_WEEKDAY = list(
  'this, next, on, until, till, by, from, starting, coming, am, ab, bis, diesen, kommenden',
)

export const COMPARISON = list(`
vs, versus, or, better, worse than, cheaper than, compared to, compared with, comparison, difference between, alternative to
oder, besser als, unterschied zwischen, im vergleich, mejor que, diferencia entre, mieux que, difference entre, melhor que, melhor do que
diferenca entre, meglio di, meglio che, differenza tra, differenza fra
`)

/** First words of a question that may lack its mark. */
export const QUESTION = list(`
why, what, when, where, who, whose, which, how, is, are, was, were, can, could, should, would, does, did, am i, do i, do you, do we, do they, have you
has anyone, will ai, will i, will it, will you
warum, wieso, weshalb, wann, wo, wer, wem, wen, welche, welcher, welches, welchen, wie, ist, sind, kann, konnen, darf, soll, sollte, muss, gibt es
por que, que, cuando, donde, quien, quienes, cual, cuales, cuanto, cuanta, cuantos, cuantas, puedo, se puede
pourquoi, quoi, quand, ou, qui, quel, quelle, quels, quelles, combien, qu est ce, est ce, est il, est elle, faut il, peut on
porque, o que, quando, onde, quem, qual, quais, quanto, quanta, quantos, quantas, sera que
perche, cosa, che cosa, dove, chi, quale, quali, quanti, quante
`)

/** First words of what the creator lived through. */
export const STORY = list(`
i, my, we, ich, mein, meine, meinen, meinem, meiner, wir, yo, mi, mis, nosotros, nosotras, je, j, mon, ma, mes, nous, eu, meu, minha, meus, minhas
o meu, a minha, os meus, as minhas, nos, io, mio, il mio, la mia, i miei, le mie, mia nonna, mia mamma, mia madre, mia figlia, mia sorella, ho, noi
`)
