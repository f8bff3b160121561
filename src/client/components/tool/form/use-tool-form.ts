import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../../lib/feedback/notify.ts'
import { checkDetails } from './details.ts'
import { isBlank } from './subject.ts'

interface ToolFormRules<Input> {
  input: Input
  getSubject(input: Input): string
  /** Returns the error of the subject, or an empty string. */
  check(subject: string): string
  /** Title of the toast for a blank subject. */
  requiredTitle: string
  /** The creator's facts as typed, if the tool has that field. */
  getDetails?(input: Input): readonly string[]
  /** Whether the form is collapsed at first. */
  startsFolded?: boolean
}

/** Behaviour of a tool's form: it validates, collapses when submitted, and expands with the focus on the first error. */
export function useToolForm<Input>({
  input,
  getSubject,
  check,
  requiredTitle,
  getDetails,
  startsFolded = false,
}: ToolFormRules<Input>) {
  const [editing, setEditing] = useState(!startsFolded)
  const [error, setError] = useState('')
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const detailsRef = useRef<HTMLTextAreaElement>(null)
  const resultsRef = useRef<HTMLElement>(null)
  const subject = getSubject(input)

  /** Expands the form and focuses a field. The field must be rendered first. */
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

  /** Moves the focus if collapsing has hidden the focused field. */
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
    /** Calls `go` if the form is valid. Else it shows the error at the field. */
    submit: (go: () => void): void => {
      const problem = check(subject)
      setError(problem)
      // The facts field already shows its own error.
      if (problem === '' && checkDetails(getDetails?.(input) ?? []) !== '') return editAt(detailsRef)
      if (problem === '') {
        setEditing(false)
        go()
        // The results move while the form collapses, so their position is read in the next frame.
        requestAnimationFrame(() => {
          showResults()
          keepFocus()
        })
        return
      }
      if (isBlank(subject)) notify({ tone: 'failed', title: requiredTitle, description: problem, atField: true })
      edit()
    },
    /** Updates a visible error while the subject is typed. */
    typed: (next: Input): void => {
      if (error) setError(check(getSubject(next)))
    },
    /** Collapses the form and focuses the result, after a recent result was opened. */
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

/** The form of a tool, for any input type. */
export type ToolForm = Pick<ReturnType<typeof useToolForm>, 'editing' | 'blank' | 'resultsRef' | 'edit' | 'focusField'>
