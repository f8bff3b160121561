import { describe, expect, it } from 'vitest'
import { cleanAnswer, cleanNote, readablePlaceholders, splitSlots, withoutOpenEnd } from './clean-answer.rules.ts'

/** Each with what is left of it in spoken text. */
const SPOKEN: readonly (readonly [string, string])[] = [
  // Markdown.
  ['**Bake less.** Eat more.', 'Bake less. Eat more.'],
  ['***Bake less***', 'Bake less'],
  ['This is *really* good, _really_ good', 'This is really good, really good'],
  ['__Bake__ ~~less~~ `more`', 'Bake less more'],
  ['## The hook\nBake less.', 'The hook\nBake less.'],
  ['- Flour\n* Water\n• Salt', 'Flour\nWater\nSalt'],
  ['> Bake less.', 'Bake less.'],
  ['```\nBake less.\n```', 'Bake less.'],
  ['Bake less.\n\n---\n\nEat more.', 'Bake less.\n\nEat more.'],
  ['Read [my notes](https://example.com/a_b).', 'Read my notes.'],
  ['Bake <b>less</b>.<br>Eat more.', 'Bake less.\nEat more.'],
  [String.raw`Bake \*less\*, 5 \* 3`, 'Bake less, 5 * 3'],
  ['これは**太字**です', 'これは太字です'],
  // Stage directions.
  ['(sighs) I burnt it.', 'I burnt it.'],
  ['I burnt it (sighs), again.', 'I burnt it, again.'],
  ['I burnt it. (Pause.) Again.', 'I burnt it. Again.'],
  ['*sighs* I burnt it. _laughs softly_', 'I burnt it.'],
  ['**(whispers)** I burnt it.', 'I burnt it.'],
  ['(looks at camera)\nI burnt it.\n(cut to burnt bread)', 'I burnt it.'],
  ['(B-roll: dough rising in a glass bowl by the window) Wait.', 'Wait.'],
  ['[Cut to kitchen] Wait. [Music fades]', 'Wait.'],
  ['[0:00–0:05] Wait. [smiling, arms crossed]', 'Wait.'],
  ['(short pause) Wait (dramatic pause) for it.', 'Wait for it.'],
  ['(seufzt) Schon wieder. (kurze Pause) Verbrannt. (schaut in die Kamera)', 'Schon wieder. Verbrannt.'],
  ['(suspira) Otra vez. (risas) Quemado. (mira a cámara)', 'Otra vez. Quemado.'],
  ['(soupire) Encore. (rires) Brûlé. (regarde la caméra)', 'Encore. Brûlé.'],
  ['(risos) De novo. (olha para a câmera) Queimado.', 'De novo. Queimado.'],
  ['(ride) Di nuovo. (guarda in camera) Bruciato.', 'Di nuovo. Bruciato.'],
  ['(вздыхает) Опять. (пауза) Сгорел.', 'Опять. Сгорел.'],
  ['また焦げた（笑）すごい', 'また焦げたすごい'],
  ['Rice is dry [1], says a study【4†source】.', 'Rice is dry, says a study.'],
  // Hashtags.
  ['Bake less. #bread #BakingTips', 'Bake less.'],
  ['#fyp #cooking Why is rice mushy?', 'Why is rice mushy?'],
  ['My #sourdough is flat.', 'My sourdough is flat.'],
  ['I love #sourdough.', 'I love sourdough.'],
  ['Bake less.\n\nHashtags: #bread, #baking', 'Bake less.'],
  ['Weniger backen! #bäckerei 🍞 #brot', 'Weniger backen! 🍞'],
  // Words.
  ['5 * 3 is 15, 2**3 is 8 and 5*3*2 is 30', '5 * 3 is 15, 2**3 is 8 and 5*3*2 is 30'],
  ['I write C# and F#.', 'I write C# and F#.'],
  ['#1 mistake: a hot pan', '#1 mistake: a hot pan'],
  ['I love it (and I mean it).', 'I love it (and I mean it).'],
  ['Bake it (no music needed) for 20 minutes (or 25).', 'Bake it (no music needed) for 20 minutes (or 25).'],
  ['My way (honestly) works (looks good, too).', 'My way (honestly) works (looks good, too).'],
  ['It was a long ride (ride or die).', 'It was a long ride (ride or die).'],
  ['Das geht (wirklich) gut (und schnell).', 'Das geht (wirklich) gut (und schnell).'],
  ['Only $5* (*terms apply)', 'Only $5* (*terms apply)'],
  ['Use snake_case, @my_name_ and a_b_c.', 'Use snake_case, @my_name_ and a_b_c.'],
  ['I <3 bread :( so much', 'I <3 bread :( so much'],
  ['1. Heat the pan.\n2. Wait.', '1. Heat the pan.\n2. Wait.'],
  ['… and then it rose. -5 degrees', '… and then it rose. -5 degrees'],
  ['– Hola.\n– ¿Qué tal?', '– Hola.\n– ¿Qué tal?'],
]

/** Each with its text and its hashtags in a post. */
const POSTS: readonly (readonly [string, string, readonly string[]])[] = [
  ['**Bake less.**\n\n#bread #Baking', 'Bake less.', ['#bread', '#Baking']],
  ['My #sourdough is flat 🍞 #fail', 'My sourdough is flat 🍞', ['#sourdough', '#fail']],
  ['* Flour\n- Water\n1. Salt', '• Flour\n- Water\n1. Salt', []],
  ['[Ad] Bake less [1/3]', '[Ad] Bake less [1/3]', []],
  ['*sighs* Burnt again (laughs)', 'Burnt again', []],
  ['All of it: [my notes](https://example.com)', 'All of it: my notes: https://example.com', []],
  ['0:00 Flour\n1:30 Water', '0:00 Flour\n1:30 Water', []],
  ['#1 mistake\n.\n.\nC# #code', '#1 mistake\n.\n.\nC#', ['#code']],
]

describe('the answer of a model, cleaned', () => {
  it.each(SPOKEN)('makes spoken text of %j', (raw, text) => {
    expect(cleanAnswer(raw, 'spoken').text).toBe(text)
    expect(cleanAnswer(text, 'spoken').text, 'cleaned twice').toBe(text)
  })

  it.each(POSTS)('makes a post of %j', (raw, text, hashtags) => {
    expect(cleanAnswer(raw, 'post')).toEqual({ text, hashtags })
  })

  it.each(SPOKEN.filter(([raw, text]) => raw !== text))('never shows what goes while %j arrives', (raw, whole) => {
    for (let end = 1; end <= raw.length; end += 1) {
      const { text } = cleanAnswer(withoutOpenEnd(raw.slice(0, end).replace(/\p{Surrogate}/gu, '')), 'spoken')
      expect(whole.replaceAll(/\s+/gu, ' ').startsWith(text.replaceAll(/\s+/gu, ' ')), text).toBe(true)
    }
  })

  it.each([
    ["Hi, I'm [your name] and I bake. Today: rye.", 'Today: rye.', ["Hi, I'm [your name] and I bake."]],
    ['Follow me. [Link in bio]', 'Follow me.', ['Link in bio']],
    ['Hallo, ich bin [Name einfügen].', '', ['Hallo, ich bin [Name einfügen].']],
    ['Bake less.\nEat more.', 'Bake less.\nEat more.', []],
  ])('makes slots of the placeholders in %j', (raw, text, slots) => {
    expect(splitSlots(cleanAnswer(raw, 'spoken').text)).toEqual({ text, slots })
  })

  it.each([
    ['Get it: [Link in bio]', 'Get it: Link in bio'],
    ["I'm [your name]. [Ad]", "I'm [your name]. [Ad]"],
    ['Bake less.\n[Your handle]\nEat more.', 'Bake less.\n\nEat more.'],
  ])('keeps the placeholders of a post readable: %j', (raw, text) => {
    expect(readablePlaceholders(raw)).toBe(text)
  })

  it('takes only the markdown out of a note', () => {
    expect(cleanNote('**Shorter**, (pause) [your name] #1')).toBe('Shorter, (pause) [your name] #1')
  })
})
