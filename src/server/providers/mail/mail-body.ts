import { type MailBlock, type MailLink } from './mail.port.ts'

/** The plain text of a mail: every program shows it, and links can be read before a click. */
export function formatText(blocks: readonly MailBlock[]): string {
  return `${blocks.map((block) => (typeof block === 'string' ? block : `${block.label}\n${parseAddress(block)}`)).join('\n\n')}\n`
}

/**
 * The same text as HTML. Mail programs change colours in dark mode, so only the button has colours, readable in both
 * modes. Nothing is loaded from elsewhere, so that opening a mail reveals nothing.
 */
export function formatHtml(subject: string, blocks: readonly MailBlock[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
${blocks.map(formatBlock).join('\n')}
</div>
</body>
</html>
`
}

function formatBlock(block: MailBlock): string {
  if (typeof block === 'string')
    return `<p dir="auto" style="margin:0 0 16px">${escape(block).replaceAll('\n', '<br>')}</p>`
  const url = escape(parseAddress(block))
  const label = escape(block.label)
  if (block.kind === 'link') return `<p style="margin:0 0 16px">${label}<br><a href="${url}">${url}</a></p>`
  return `<p style="margin:0 0 8px"><a href="${url}" style="${BUTTON}">${label}</a></p>
<p style="margin:0 0 16px;font-size:13px"><a href="${url}">${url}</a></p>`
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#ff7a3d;color:#0a1b21;font-weight:600;text-decoration:none'

/** The address in URL encoding, which has no space, quote or angle bracket. */
function parseAddress({ url }: MailLink): string {
  const { href, protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${protocol} is not the address of a page`)
  return href
}

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => NAMED[character] ?? '')
}
