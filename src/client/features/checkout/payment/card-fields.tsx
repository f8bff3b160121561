import { TextInput } from '@mantine/core'
import { SANDBOX_CARDS } from '../../../../shared/features/subscription/sandbox.constants.ts'
import { TestPayments } from '../../../components/billing/test-payments.tsx'
import type { SchemaForm } from '../../../ui/fields/use-schema-form.tsx'
import styles from './card-fields.module.css'
import { type EMPTY_CARD } from './card-form.ts'

type CardFieldsProps = { form: Pick<SchemaForm<typeof EMPTY_CARD>, 'field' | 'setValues'> }

/** The sandbox's card fields and test cards. */
export function CardFields({ form }: CardFieldsProps) {
  const field = (name: keyof typeof EMPTY_CARD) => ({
    ...form.field(name),
    inputMode: 'numeric' as const,
    className: 'hl-figures',
  })

  return (
    <>
      <TestPayments payments={{ isTest: true }} />
      <TextInput {...field('number')} label="Card number" autoComplete="cc-number" />
      <div className={styles.pair}>
        <TextInput {...field('expiry')} label="Expiry" autoComplete="cc-exp" placeholder="MM / YY" />
        <TextInput {...field('cvc')} label="CVC" autoComplete="cc-csc" />
      </div>
      <div className={styles.tests}>
        <p className="hl-small hl-text-2">Test cards, tap to fill</p>
        {SANDBOX_CARDS.map(({ number, label }) => (
          <button
            key={number}
            type="button"
            className={`hl-figures ${styles.test}`}
            onClick={() => form.setValues({ number, expiry: '12 / 34', cvc: '123' })}
          >
            <span>{number}</span> <span className="hl-text-2">{label}</span>
          </button>
        ))}
      </div>
    </>
  )
}
