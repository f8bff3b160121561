import { type ComponentProps, type ReactNode } from 'react'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { PromptQuota } from '../../billing/prompt-quota.tsx'
import { DetailsField } from './details-field.tsx'
import { SearchToggle } from './search-toggle.tsx'
import { SubjectField } from './subject-field.tsx'
import styles from './tool-form.module.css'

/** The values and callbacks that the page of a tool passes to its form. */
export interface ToolFields<Input> {
  /** The tool's name. The names of the fields are the keys of its draft, which the page fills in before the script has loaded. */
  name: string
  busy: boolean
  subject: ComponentProps<typeof SubjectField>
  facts: Pick<ComponentProps<typeof DetailsField>, 'lines' | 'fieldRef' | 'onChange'>
  search: ComponentProps<typeof SearchToggle>
  /** Returns the value and the change handler of any other field. */
  field<Name extends keyof Input & string>(
    name: Name,
  ): { name: Name; value: Input[Name]; onChange(value: Input[Name]): void }
}

interface ToolFormProps {
  label: string
  fields: Omit<ToolFields<never>, 'field'>
  /** The fields that only this tool has. */
  children: ReactNode
  onSubmit(): void
}

/** The form of a tool: subject, facts, its own fields, search, remaining prompts and the submit button. */
export function ToolForm({ label, fields, children, onSubmit }: ToolFormProps) {
  const { name, busy } = fields
  return (
    <form
      className={`hl-surface ${styles.form}`}
      name={name}
      aria-label={label}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <SubjectField {...fields.subject} />
      <DetailsField
        label="What makes it yours?"
        placeholder="A number? A moment? A mistake?"
        hint="Optional. One fact on each line, five at most."
        {...fields.facts}
      />
      {children}
      <SearchToggle {...fields.search} />
      <div className={styles.end}>
        <PromptQuota />
        <BusyButton type="submit" size="lg" fullWidth className={styles.submit} busy={busy} busyLabel="Generating...">
          Generate
        </BusyButton>
      </div>
    </form>
  )
}
