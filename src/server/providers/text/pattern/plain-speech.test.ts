import { expect, it } from 'vitest'
import { withoutShortForms } from './plain-speech.ts'

it.each([
  ["The problem isn't you.", 'The problem is not you.'],
  ["It isn't that hard.", 'It is not that hard.'],
  ["Easy, isn't it?", 'Easy, is it not?'],
  ["Isn't this odd?", 'Is this not odd?'],
  ["Don't start. You won't.", 'Do not start. You will not.'],
  ["So, that happened. Let's talk.", 'So, that happened. Let us talk.'],
  ["I'd been late. I'd say so.", 'I had been late. I would say so.'],
  ["It's been a week. It's fine.", 'It has been a week. It is fine.'],
  ["Everyone's got a plan. I've got notes.", 'Everyone has a plan. I have notes.'],
  ["Why isn't anyone honest? Can't you see?", 'Why is no one honest? Can you not see?'],
  ["Why don't you ask?", 'Why do you not ask?'],
  ["The beginner's version of somebody else's plan.", "The beginner's version of somebody else's plan."],
  ['Don’t wait, it’s late.', 'Do not wait, it is late.'],
])('says "%s" without short forms', (spoken, written) => {
  expect(withoutShortForms(spoken)).toBe(written)
})
