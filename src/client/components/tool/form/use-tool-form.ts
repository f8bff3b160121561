import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../../lib/feedback/notify.ts'
import { checkDetails } from './details.ts'
import { isBlank } from './subject.ts'

interface ToolFormRules<Input> {
  input: Input
  subjectOf(input: Input): string
  /** The error of the subject, or an empty string. */
  check(subject: string): string
  /** Title of the toast for a blank subject. */
  requiredTitle: string
  /** The creator's facts as typed, if the tool has the field. */
  detailsOf?(input: Input): readonly string[]
}

/** The behaviour of a tool's form: it validates, folds when submitted, and unfolds with the focus on the first error. */
export function useToolForm<Input>({ input, subjectOf, check, requiredTitle, detailsOf }: ToolFormRules<Input>) {
  const [editing, setEditing] = useState(true)
  const [error, setError] = useState('')
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const detailsRef = useRef<HTMLTextAreaElement>(null)
  const resultsRef = useRef<HTMLElement>(null)
  const subject = subjectOf(input)

  /** Unfolds the form and focuses a field, which must be rendered before. */
  function editAt(field: typeof fieldRef): void {
    flushSync(() => setEditing(true))
    field.current?.focus()
  }

  const edit = (): void => editAt(fieldRef)

  /** Scrolls to the start of the results if the page is scrolled past it. */
  function showResults(): void {
    const results = resultsRef.current
    if (!results) return
    const margin = Number.parseFloat(getComputedStyle(results).scrollMarginTop) || 0
    if (results.getBoundingClientRect().top < margin) results.scrollIntoView()
  }

  /** The focused field may be hidden by the fold. */
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
    fold: (): void => setEditing(false),
    /** Calls `go` if the form is valid, else shows the error at the field. */
    submit: (go: () => void): void => {
      const problem = check(subject)
      setError(problem)
      // The error of the facts is already shown at their field.
      if (problem === '' && checkDetails(detailsOf?.(input) ?? []) !== '') return editAt(detailsRef)
      if (problem === '') {
        setEditing(false)
        go()
        // The position of the results is final only after the form has folded.
        requestAnimationFrame(() => {
          showResults()
          keepFocus()
        })
        return
      }
      if (isBlank(subject)) notify({ tone: 'failed', title: requiredTitle, description: problem, atField: true })
      edit()
    },
    /** Updates an error that is shown while the subject is typed. */
    typed: (next: Input): void => {
      if (error) setError(check(subjectOf(next)))
    },
    /** After a recent result was opened: folds the form and focuses the result. */
    showOpened: (): void => {
      // Synchronous, so that the position of the results is final.
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

/** The form of a tool, for any input. */
export type ToolForm = Pick<ReturnType<typeof useToolForm>, 'editing' | 'blank' | 'resultsRef' | 'edit' | 'focusField'>
