import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOPIC_KINDS, type TopicKind } from './topic-kinds.constants.ts'
import { topicKind } from './topic-kinds.rules.ts'

const TOPICS: Record<TopicKind, string[]> = {
  grave: [
    'How to talk to my kids about grandpa’s funeral',
    '5 things I learned when my dog died',
    'My mom has cancer. Is chemo worse than surgery?',
    'Wie ich mit meiner Trauer umgehe',
    'Mi abuelo murió el 3 de mayo',
  ],
  'how-to': [
    'how to get rid of gnats in houseplants',
    'HOWTO sharpen a kitchen knife',
    'How I meal prep for a family of five under $50',
    'How I lost my first client',
    'How we paid off our house',
    'how do i stop my sourdough from spreading?',
    'Beginner’s guide: how to prune roses',
    'Here’s how I clean cast iron',
    'Wie man Brot ohne Hefe backt',
    'Wie ich meine Küche für 300 € renoviert habe',
    'So gelingt der Hefezopf',
    'Cómo montar una bicicleta de gravel',
    'Comment j’ai appris le russe',
    'Como fazer pão de queijo',
    'Come fare la pasta fresca',
  ],
  list: [
    '5 crochet mistakes beginners make',
    'Five books that I reread every year',
    'Top 10 hikes near Denver',
    'My top 3 mic picks under $100',
    'The 7 worst interview answers',
    '101 uses for vinegar',
    '3 tips on how to fold a fitted sheet',
    '5 dollar tree finds you need',
    '4 reasons to launch on a Tuesday',
    '“7 things nobody packs”',
    'Fünf Fehler beim Umzug',
    'Die 5 besten Wanderwege im Harz',
    'Los 10 mejores tacos de Puebla',
    'Trois erreurs de débutant',
    'As 5 melhores praias de Floripa',
    '5 modi di usare la ricotta',
  ],
  news: [
    'Our oat milk soap bars are back in stock this Friday',
    'Pumpkin spice is back',
    'My candle shop launches tomorrow',
    'We’re now open in Leeds',
    'The new library opens Saturday',
    'Pottery class on March 12',
    'Summer menu from 3rd of June',
    'Registration for the spring run',
    'Handmade mugs from $18',
    'Kerzenset jetzt nur 12 Euro',
    '20% off all yarn',
    '2026 tax changes for freelancers',
    'Workshop am 12.12. in Köln',
    'Ab sofort: glutenfreie Brötchen',
    'Concierto el 5 de julio',
    'Notre café ouvre le 2 mars',
    'Nova loja de volta ao centro',
    'Laboratorio di ceramica, 7 maggio',
  ],
  comparison: [
    'iPhone vs Pixel for filming',
    'Rent or buy in 2026',
    'Is oat milk better for coffee?',
    'Why homemade pasta is better than dried',
    '$1 vs $100 steak',
    'Difference between a latte and a flat white',
    'Miete oder Kauf',
    'Pourquoi le vélo est mieux que la voiture',
    'Perché la moka è meglio della capsula o meglio di un espresso',
  ],
  question: [
    'Why does my sourdough collapse',
    'What I eat in a day as a nurse',
    'Can you deadlift with a herniated disc',
    'Is a $300 blender worth it?',
    'who’s paying for the first date',
    'Sourdough without a scale?',
    'How much does a roof cost',
    'Warum mein Brot nicht aufgeht',
    'Welche Kamera für Anfänger',
    '¿Cuánto cuesta vivir en Valencia?',
    'Por qué dejé mi trabajo',
    'Pourquoi je ne mange plus de sucre',
    'Quanto custa morar em Lisboa',
    'Perché il mio basilico ingiallisce',
  ],
  story: [
    'I spent $400 on a used couch',
    'I’m moving into a van',
    'I finally learned how to swim',
    'My first 100 YouTube videos failed',
    'we bought a cabin without water',
    'Meine erste Woche als Lehrerin',
    'Mi primera vez en Japón',
    'J’ai quitté Paris pour une ferme',
    'Minha rotina como médica',
    'La mia prima maratona',
  ],
  other: [
    'tomatoes on a balcony',
    '5K training for total beginners',
    '30 days of yoga in a tiny flat',
    '5-minute breakfasts',
    '3 ingredient pasta',
    '1978 Honda CB750 restoration',
    '10,000 steps in an office',
    '24/7 gas station snacks',
    '90s fashion for tall people',
    'thrift outfits under $20',
    'homemade cough drops',
    'best budget mic under 50 bucks',
    'One pot dinners',
    'Oregon trail for kids',
    'Portland, OR food carts',
    'VS Code shortcuts',
    'Trick or treat costumes',
    'better sleep for shift workers',
    'I-95 road trip stops',
    'I, Robot explained',
    'iPhone photography basics',
    'Mylar balloon arch',
    'Isle of Skye by bus',
    'Canning season',
    'Come with me to the farmers market',
    'Dos and don’ts of thrifting',
    'lunch ideas for toddlers',
    'every Friday at the skate park',
    'may flowers in a small garden',
    'Bague en or 18 carats',
    '4th of July recipes',
    'Как выбрать велосипед?',
    '5 способов сварить кофе',
    '初心者のための編み物',
    '',
    '?!',
  ],
}

describe.each(TOPIC_KINDS)('%s', (kind) => {
  it.each(TOPICS[kind])('is the kind of: %s', (topic) => expect(topicKind(topic)).toBe(kind))
})

it('makes a topic grave by a fact, and nothing else by facts', () => {
  expect(topicKind('My garden', ['My mother planted it the week before she died'])).toBe('grave')
  expect(topicKind('tomatoes on a balcony', ['I or we?', '5 pots from $3, how to water them'])).toBe('other')
})

it('finds one of the kinds in any text', () => {
  const word = fc.constantFrom('how', 'to', 'I', '5', '$', 'vs', 'or', '?', 'may', '3.', 'Ｘ', '’', '\u0301', '#', 'où')
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 5 }), (topic, details) => {
      expect(TOPIC_KINDS).toContain(topicKind(topic, details))
    }),
  )
})
