import { schemaResolver, useForm } from '@mantine/form'
import { type ChangeEvent, type FormEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import type { Failure } from '../../lib/api/failure.ts'
import { FieldError, focusFirstInvalid } from './field-error.tsx'

/** Key of the form's general error among those of the fields. */
const WHOLE = 'form'

type Texts = Record<string, string>

interface FieldProps {
  name: string
  value: string
  error: ReactNode
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

export interface SchemaFormOptions<Values extends Texts, Output> {
  /** Validates the values at submit and converts them for sending. */
  schema: z.ZodType<Output, Values>
  initialValues: Values
  onSubmit(values: Output): Promise<void>
  /** Called with the validation errors by field. */
  onInvalid?: (errors: Texts, values: Values) => void
  onValuesChange?: (values: Values) => void
}

export type SchemaForm<Values extends Texts> = ReturnType<typeof useSchemaForm<Values, unknown>>

/**
 * Manages a form of text fields that a schema validates at submit. Errors stay at their fields until the next submit. The first
 * invalid field gets the focus.
 */
export function useSchemaForm<Values extends Texts, Output>(options: SchemaFormOptions<Values, Output>) {
  const { schema, initialValues, onSubmit, onInvalid, onValuesChange } = options
  const ref = useRef<HTMLFormElement>(null)
  const form = useForm<Values, Output>({
    initialValues,
    clearInputErrorOnChange: false,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
    ...(onValuesChange && { onValuesChange }),
  })
  const errors = form.errors as Texts

  function showErrors(found: Texts): void {
    flushSync(() => form.setErrors(found))
    focusFirstInvalid(ref.current)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (form.submitting) return
    form.onSubmit(onSubmit, (found, values) => {
      showErrors(found as Texts)
      onInvalid?.(found as Texts, values)
    })(event)
  }

  return {
    busy: form.submitting,
    values: form.values,
    setValues: (values: Partial<Values>): void => form.setValues(values),
    reset: form.reset,
    /** The general error of the form. */
    error: errors[WHOLE],
    /** Whether a failure names a field of this form. */
    hasField: ({ field = '' }: Pick<Failure, 'field'>): boolean => field in initialValues,
    /** Shows a failure at the field that it names, else as the general error. */
    refuse({ field = '', message }: Pick<Failure, 'field' | 'message'>): void {
      showErrors({ [field in initialValues ? field : WHOLE]: message })
    },
    focus: (name: keyof Values & string): void =>
      ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus(),
    /** Props of the form element. */
    props: { ref, noValidate: true, onSubmit: submit },
    /** Props of a field. */
    field: (name: keyof Values & string): FieldProps => ({
      name,
      value: form.values[name] ?? '',
      error: errors[name] && <FieldError>{errors[name]}</FieldError>,
      onChange: ({ currentTarget }) => form.setValues({ [name]: currentTarget.value } as Partial<Values>),
    }),
  }
}
