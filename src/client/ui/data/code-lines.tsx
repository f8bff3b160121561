import { copyResult } from '../../lib/feedback/copy-result.ts'
import { CopyButton } from '../buttons/copy-button.tsx'
import styles from './code-lines.module.css'

/** Lines of code with a copy button. `name` is part of the button's accessible name. */
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
