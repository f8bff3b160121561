import { describe, expect, it } from 'vitest'
import { formatHtml, formatText } from './mail-body.ts'
import { type MailBlock } from './mail.port.ts'

const BLOCKS: MailBlock[] = [
  'Hello,',
  'two lines:\nTom & <b>Jerry</b> "said" \'no\'',
  { kind: 'button', label: 'Confirm <it>', url: 'https://hooks.example/verify-email?token=a"b&c=<d>' },
  { kind: 'link', label: 'End these mails', url: 'https://hooks.example/unsubscribe/x' },
]

/** The visible text of HTML, one entry per line. */
function read(html: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/u.exec(html)?.[1] ?? ''
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return body
    .replaceAll(/\s*\n\s*/gu, '')
    .replaceAll(/<br>|<\/p>|<\/a>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/gu, (_, name: string) => named[name] ?? '')
    .replaceAll(/\n+/gu, '\n')
    .trim()
}

describe('the body of a mail', () => {
  it('has the same words as text and as HTML', () => {
    const text = formatText(BLOCKS)
    expect(text).toBe(
      'Hello,\n\ntwo lines:\nTom & <b>Jerry</b> "said" \'no\'\n\n' +
        'Confirm <it>\nhttps://hooks.example/verify-email?token=a%22b&c=%3Cd%3E\n\n' +
        'End these mails\nhttps://hooks.example/unsubscribe/x\n',
    )
    expect(read(formatHtml('Subject', BLOCKS))).toBe(text.replaceAll('\n\n', '\n').trim())
  })

  it("escapes users' text in HTML, also in the subject", () => {
    const html = formatHtml('</title><script>', BLOCKS)
    expect(html).not.toMatch(/<script|<b>|<it>|<d>|"b/u)
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
    expect(html).toContain('href="https://hooks.example/verify-email?token=a%22b&amp;c=%3Cd%3E"')
  })

  it('loads nothing, and sets no colours for text and background', () => {
    const html = formatHtml('Subject', BLOCKS)
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import|http-equiv/u)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).not.toMatch(/<(?:body|p|div)[^>]*(?:background|[^-]color:)/u)
  })

  it('links only to web pages', () => {
    const evil = { kind: 'link', label: 'x', url: 'javascript:alert(1)' } as const
    expect(() => formatHtml('Subject', [evil])).toThrow(/not the address of a page/u)
  })
})
