import { copyResult } from '../../lib/feedback/copy-result.ts'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import styles from './code-lines.module.css'

/** Lines to type or to put into a file, with a button to copy them. `name` is for the button's label. */
export function CodeLines({ name, lines }: { name: string; lines: readonly string[] }) {
  const text = lines.join('\n')
  return (
    <div className={styles.block}>
      <pre className={styles.lines}>
        <code>{text}</code>
      </pre>
      <CopyButton name={`Copy ${name}`} onCopy={() => copyResult(text)} />
    </div>
  )
}
