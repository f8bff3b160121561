import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../../lib/feedback/notify.ts'
import { checkDetails } from './details.ts'
import { isBlank } from './subject.ts'

interface ToolFormRules<Input> {
  input: Input
  subjectOf(input: Input): string
  /** What is wrong with the subject, or an empty text. */
  check(subject: string): string
  /** The title of the toast when there is none. */
  requiredTitle: string
  /** The creator's own facts as typed, where the tool asks for them. */
  detailsOf?(input: Input): readonly string[]
}

/** The behaviour of a tool's form: it validates, folds away when it is used, and returns with the focus on the first error. */
export function useToolForm<Input>({ input, subjectOf, check, requiredTitle, detailsOf }: ToolFormRules<Input>) {
  const [editing, setEditing] = useState(true)
  const [error, setError] = useState('')
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const detailsRef = useRef<HTMLTextAreaElement>(null)
  const resultsRef = useRef<HTMLElement>(null)
  const subject = subjectOf(input)

  /** Unfolds the form at one of its fields, which must be on screen before it can take the focus. */
  function editAt(field: typeof fieldRef): void {
    flushSync(() => setEditing(true))
    field.current?.focus()
  }

  const edit = (): void => editAt(fieldRef)

  /** Brings the results below the navigation, where the page is scrolled past their beginning. */
  function showResults(): void {
    const results = resultsRef.current
    if (!results) return
    const margin = Number.parseFloat(getComputedStyle(results).scrollMarginTop) || 0
    if (results.getBoundingClientRect().top < margin) results.scrollIntoView()
  }

  /** A field that folded away with the form cannot keep the focus. */
  function keepFocus(): void {
    const lost = document.activeElement === document.body || document.activeElement === fieldRef.current
    if (lost && fieldRef.current?.checkVisibility?.() === false) resultsRef.current?.focus({ preventScroll: true })
  }

  return {
    editing,
    error,
    blank: isBlank(subject),
    fieldRef,
    detailsRef,
    resultsRef,
    edit,
    /** Calls `go` when the subject is good; else says what is wrong, at the field. */
    submit: (go: () => void): void => {
      const problem = check(subject)
      setError(problem)
      // What is wrong with the facts stands at their field since it was typed.
      if (problem === '' && checkDetails(detailsOf?.(input) ?? []) !== '') return editAt(detailsRef)
      if (problem === '') {
        setEditing(false)
        go()
        // Once the form has folded away the results stand somewhere else.
        requestAnimationFrame(() => {
          showResults()
          keepFocus()
        })
        return
      }
      if (isBlank(subject)) notify({ tone: 'failed', title: requiredTitle, description: problem, atField: true })
      edit()
    },
    /** What was typed now: a complaint follows it. */
    typed: (next: Input): void => {
      if (error) setError(check(subjectOf(next)))
    },
    /** An earlier result is on screen now: the form folds away and the result takes the focus. */
    showOpened: (): void => {
      // Folded at once: only then the results stand where they stay.
      flushSync(() => {
        setEditing(false)
        setError('')
      })
      resultsRef.current?.focus({ preventScroll: true })
      showResults()
    },
    focusField: (): void => {
      setError('')
      fieldRef.current?.focus()
    },
  }
}

/** What a page does with its form, whatever it holds. */
export type ToolForm = Pick<
  ReturnType<typeof useToolForm>,
  'editing' | 'blank' | 'resultsRef' | 'edit' | 'focusField' | 'showOpened'
>
