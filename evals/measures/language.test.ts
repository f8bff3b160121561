import { describe, expect, it } from 'vitest'
import { detectLanguage, rightLanguage } from './language.ts'

describe('the language of a text', () => {
  it.each([
    ['What nobody says about the first night with a baby.', 'en'],
    ['So habe ich mit wenig Geld den Balkon bepflanzt.', 'de'],
    ["Voici ce que j'ai appris en hiver.", 'fr'],
    ['Lo que nadie dice de un sueldo de camarero.', 'es'],
    ['Isto é o que eu faço todos os dias.', 'pt'],
    ['Questo è il motivo per cui la pasta si incolla.', 'it'],
    ['Dit is wat je nodig hebt om te fietsen.', 'nl'],
    ['忙しい朝でも、これなら続く。', 'ja'],
    ['هذا ما لا يخبرك به أحد', 'ar'],
  ])('%j is %s', (text, language) => expect(detectLanguage(text)).toBe(language))

  it('is null for names alone', () => expect(detectLanguage('Tiramisu!')).toBeNull())
})

describe('the share of lines in the language of the topic', () => {
  it('is judged by the frame, not by the topic inside of it', () => {
    const topic = 'Wie ich meinen Balkon bepflanzt habe'
    expect(rightLanguage([`The part about "${topic}" that I keep to myself.`], topic, 'de')).toBe(0)
    expect(rightLanguage([`${topic}: das war der Fehler.`], topic, 'de')).toBe(1)
  })

  it('counts a line that is too short to judge like the others', () => {
    expect(rightLanguage(['Tiramisu!', 'Why the cream runs.'], 'Tiramisu', 'en')).toBe(1)
    expect(rightLanguage(['Warum die Creme läuft.', 'Why the cream runs.'], 'Tiramisu', 'en')).toBe(0.5)
    expect(rightLanguage([], 'Tiramisu', 'en')).toBeNull()
  })
})
