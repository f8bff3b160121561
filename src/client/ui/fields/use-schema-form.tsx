import { schemaResolver, useForm } from '@mantine/form'
import { type ChangeEvent, type FormEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import type { Failure } from '../../lib/api/failure.ts'
import { FieldError, focusFirstInvalid } from './field-error.tsx'

/** Where the error of the form as a whole is kept among those of the fields. */
const WHOLE = 'form'

type Texts = Record<string, string>

interface FieldProps {
  name: string
  value: string
  error: ReactNode
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

export interface SchemaFormOptions<Values extends Texts, Output> {
  /** Checks what was filled in before it is sent, and gives it the form in which it is sent. */
  schema: z.ZodType<Output, Values>
  initialValues: Values
  onSubmit(values: Output): Promise<void>
  /** Called with what the schema found, by field. */
  onInvalid?: (errors: Texts, values: Values) => void
  onValuesChange?: (values: Values) => void
}

export type SchemaForm<Values extends Texts> = ReturnType<typeof useSchemaForm<Values, unknown>>

/**
 * A form of text fields that a schema checks when it is sent. Errors are shown at their fields until it is sent again, and
 * the first of them takes the focus.
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
    /** What is wrong with the form as a whole. */
    error: errors[WHOLE],
    /** Whether a refusal names a field of this form. */
    hasField: ({ field = '' }: Pick<Failure, 'field'>): boolean => field in initialValues,
    /** Shows a refusal at the field that it names, else at the form. */
    refuse({ field = '', message }: Pick<Failure, 'field' | 'message'>): void {
      showErrors({ [field in initialValues ? field : WHOLE]: message })
    },
    focus: (name: keyof Values & string): void =>
      ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus(),
    /** The attributes of the form. */
    props: { ref, noValidate: true, onSubmit: submit },
    /** The attributes of a field. */
    field: (name: keyof Values & string): FieldProps => ({
      name,
      value: form.values[name] ?? '',
      error: errors[name] && <FieldError>{errors[name]}</FieldError>,
      onChange: ({ currentTarget }) => form.setValues({ [name]: currentTarget.value } as Partial<Values>),
    }),
  }
}
