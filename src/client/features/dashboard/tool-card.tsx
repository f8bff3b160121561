import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Tool } from './tools.ts'
import styles from './tool-card.module.css'
import { type Counts } from './use-day-count.ts'

interface ToolCardProps {
  tool: Tool
  /** Today's counts. Undefined while loading or after a failure. */
  counts: Counts | undefined
  /** Whether to show the limit of the free plan. */
  limited: boolean
}

/** A link to a tool, with today's count. */
export function ToolCard({ tool, counts, limited }: ToolCardProps) {
  const { icon: Icon } = tool
  return (
    <Link to={tool.to} className={`hl-surface ${styles.tool}`}>
      <div className={styles.head}>
        <h2 className="hl-title">{tool.title}</h2>
        <Icon size={24} stroke={1.75} aria-hidden="true" />
      </div>
      <p className="hl-text-2">{tool.description}</p>
      <div className={`hl-figures ${styles.foot}`}>
        <span className={styles.counts}>
          {counts && <span>{tool.used(counts)}</span>}
          {limited && tool.limit && <span className="hl-text-3">{tool.limit}</span>}
        </span>
        <span className={styles.start}>
          Start Creating
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </span>
      </div>
    </Link>
  )
}
