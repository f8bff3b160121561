import { describe, expect, it } from 'vitest'
import { articleFor } from './article.ts'
import { gerundOf, pluralOf } from './inflection.ts'
import { readTopic } from './topic-form.ts'
import { type TopicForm, type TopicPhrases } from './topic.ts'

const FORMS: readonly (readonly [topic: string, form: TopicForm, phrases: Partial<TopicPhrases>])[] = [
  ['meal prep', 'mass', { noun: 'meal prep', adjunct: 'meal prep' }],
  ['Morning Routine', 'count', { kind: 'morning routine', noun: 'morning routines' }],
  ['a unicorn', 'count', { kind: 'unicorn' }],
  ['10 minute workout', 'count', { kind: '10 minute workout' }],
  ['black holes', 'plural', { noun: 'black holes' }],
  ['running shoes', 'plural', { noun: 'running shoes' }],
  ['5 dinners from one pan', 'list', { noun: '5 dinners from one pan', these: 'these 5 dinners from one pan' }],
  ['best coffee shops in lisbon', 'list', { noun: 'the best coffee shops in Lisbon' }],
  ['10 mistakes beginners make at the gym', 'list', { noun: '10 mistakes beginners make at the gym' }],
  ['taylor swift', 'name', { noun: 'Taylor Swift' }],
  ['Formula 1', 'name', { noun: 'Formula 1' }],
  ['the ocean', 'given', { noun: 'the ocean' }],
  ['One good pan', 'given', { noun: 'one good pan' }],
  ['one pot meal', 'count', { kind: 'one pot meal', noun: 'one pot meals' }],
  ['sourdough, focaccia, brioche', 'given', { noun: 'sourdough, focaccia and brioche' }],
  ['30 days of yoga', 'span', { noun: '30 days of yoga' }],
  ['my cat', 'own', { noun: 'my cat' }],
  ['iPhone 17 review', 'format', { kind: 'iPhone 17 review' }],
  ['cooking for one', 'doing', { doing: 'cooking for one', noun: 'cooking for one' }],
  ['How to bake bread', 'instruction', { action: 'bake bread', doing: 'baking bread' }],
  ['start journaling', 'order', { order: 'start journaling', doing: 'journaling' }],
  ["Don't skip breakfast", 'ban', { order: "don't skip breakfast", doing: 'skipping breakfast' }],
  ['how do I fix my sleep?', 'question', { question: 'how do I fix my sleep', action: 'fix your sleep' }],
  ["why can't I sleep", 'question', { clause: "why you can't sleep" }],
  ['how much protein do I need', 'question', { clause: 'how much protein you need' }],
  ['why sleep matters', 'clause', { clause: 'why sleep matters' }],
  ['what I eat in a day', 'own-clause', { clause: 'what I eat in a day' }],
  ['I quit my job to paint', 'story', { statement: 'I quit my job to paint' }],
  ['dogs dream in color', 'claim', { statement: 'dogs dream in color' }],
  ['Renting vs. Buying', 'versus', { noun: 'renting vs. buying' }],
  ['single and 30', 'label', { label: 'single and 30' }],
  ['Brot backen ohne Hefe', 'foreign', { label: 'Brot backen ohne Hefe' }],
  ['🍕🍕', 'sign', { label: '🍕🍕' }],
  ['...', 'empty', {}],
]

describe('topic form', () => {
  it.each(FORMS)('of "%s"', (topic, form, phrases) => {
    const read = readTopic(topic)
    expect(read.form).toBe(form)
    expect(read.phrases).toMatchObject(phrases)
  })

  it('cuts long topics where an addition begins, and keeps the verb', () => {
    const long = 'how I lost 30 pounds in 6 months without going to the gym just by walking every day with my dog'
    expect(readTopic(long).phrases.clause).toBe('how I lost 30 pounds in 6 months')
    expect(readTopic(long).brief.clause).toBe('how I lost 30 pounds')
    expect(readTopic('we bought a very old house in Japan').brief.statement).toBe('we bought a very old house')
  })

  it('tells languages apart', () => {
    const languages = [
      'sourdough',
      'Hausmittel gegen Husten',
      'consejos para dormir',
      'voyager seul au Japon',
      'treino em casa',
      'pasta fatta in casa',
      'нет',
    ]
    expect(languages.map((topic) => readTopic(topic).language)).toEqual(['en', 'de', 'es', 'fr', 'pt', 'it', 'other'])
  })
})

describe('English forms', () => {
  it.each([
    ['a', 'unicorn university one-pan European user NASA UFO ukulele 10 100 house'],
    ['an', 'hour honest umbrella FBI MBA 8-minute 11 18 80 unimportant uncle apple x-ray heir'],
  ])('takes "%s" before %s', (article, words) => {
    expect(words.split(' ').filter((word) => articleFor(word) !== article)).toEqual([])
  })

  it('forms -ing and plurals', () => {
    const verbs = [
      'bake',
      'run',
      'stop',
      'be',
      'see',
      'die',
      'quit',
      'eat',
      'open',
      'begin',
      'fix',
      'play',
      'change',
      'meal-prep',
    ]
    expect(verbs.map(gerundOf).join(' ')).toBe(
      'baking running stopping being seeing dying quitting eating opening beginning fixing playing changing meal-prepping',
    )
    const nouns = ['dog', 'hobby', 'box', 'small business', 'volcano', 'wife', 'person', 'constructor', 'series']
    expect(nouns.map(pluralOf).join(' ')).toBe(
      'dogs hobbies boxes small businesses volcanoes wives people constructors series',
    )
  })
})
