import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withFolder } from '../testing/child-server.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { addStaticClient } from './static-client.ts'

const LANDING = `<title>Hookline</title>
<link rel="canonical" href="__ORIGIN__/">
<div id="root" data-config="__CONFIG__">
<a href="mailto:__SUPPORT_EMAIL__">__SUPPORT_EMAIL__</a>
<a href="__TERMS_URL__">Terms</a><a href="__PRIVACY_URL__">Privacy</a></div>
`

const withPages = (env: Record<string, string>, work: (served: TestApp) => Promise<void>) =>
  withFolder(async (root) => {
    mkdirSync(join(root, 'pages'))
    writeFileSync(join(root, 'index.html'), '<title>The app</title>')
    writeFileSync(join(root, 'pages', 'index.html'), LANDING)
    mkdirSync(join(root, 'renderer'))
    writeFileSync(join(root, 'renderer', 'renderer.js'), 'export {}')
    const served = await createTestApp({
      env,
      client: { add: (http, site) => addStaticClient(http, root, site), inlineScripts: false },
    })
    await work(served)
    await served.close()
  })

const HTML = { accept: 'text/html' }

describe('pages rendered at build', () => {
  it("contain the server's name, escaped", () =>
    withPages(
      {
        PUBLIC_URL: 'https://hookline.example',
        SUPPORT_EMAIL: "o'help@hookline.example",
        TERMS_URL: 'https://host.example/?a=1&b="2"',
      },
      async ({ http }) => {
        const { body, headers } = await http.inject({ url: '/', headers: HTML })
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['x-robots-tag']).toBeUndefined()
        expect(body).toContain('<link rel="canonical" href="https://hookline.example/">')
        expect(body).toContain('<a href="mailto:o&#39;help@hookline.example">o&#39;help@hookline.example</a>')
        expect(body).toContain('<a href="https://host.example/?a=1&amp;b=')
        expect(body).toContain('<a href="/privacy">Privacy</a>')
        const config = /data-config="([^"]*)"/.exec(body)?.[1] ?? ''
        const answered = await http.inject('/trpc/auth.config')
        expect(JSON.parse(config.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'))).toEqual(
          answered.json().result.data,
        )
        expect(body).not.toContain('__')
      },
    ))

  it('omit tags with an origin that the server does not know', () =>
    withPages({ HOST: '0.0.0.0' }, async ({ http }) => {
      const { body } = await http.inject({ url: '/', headers: { ...HTML, host: 'evil.example' } })
      expect(body).not.toContain('canonical')
      expect(body).not.toContain('evil.example')
      expect(body).toContain('mailto:support@example.com')
    }))

  it('are compressed for clients that accept it, and 304 for those that have them', () =>
    withPages({}, async ({ http }) => {
      const plain = await http.inject({ url: '/' })
      const get = (encoding: string) => http.inject({ url: '/', headers: { 'accept-encoding': encoding } })
      const brotli = await get('gzip, deflate, br')
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
      const zipped = await get('br;q=0, gzip')
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
      expect((await get('identity')).body).toBe(plain.body)
      const headers = { 'if-none-match': String(plain.headers.etag) }
      expect((await http.inject({ url: '/', headers })).statusCode).toBe(304)
    }))

  it('are not served with placeholders, nor is their renderer, and every other page is noindex', () =>
    withPages({}, async ({ http }) => {
      for (const url of ['/pages/index.html', '/renderer/renderer.js', '/index.html', '/login', '/terms']) {
        const { body, headers } = await http.inject({ url, headers: HTML })
        expect(body, url).toContain('The app')
        expect(headers['x-robots-tag'], url).toBe('noindex')
      }
    }))
})

describe('files for search engines', () => {
  it('name the public pages under the public address', async () => {
    const { http } = await createTestApp({ env: { PUBLIC_URL: 'https://hookline.example' } })
    const robots = await http.inject({ url: '/robots.txt', headers: { host: 'other.example' } })
    expect(robots.body).toBe(
      'User-agent: *\nDisallow: /api\nDisallow: /trpc\n\nSitemap: https://hookline.example/sitemap.xml\n',
    )
    const sitemap = await http.inject('/sitemap.xml')
    expect(sitemap.headers['content-type']).toContain('application/xml')
    expect([...sitemap.body.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://hookline.example/',
      'https://hookline.example/pricing',
      'https://hookline.example/terms',
      'https://hookline.example/privacy',
    ])
    await http.close()
  })

  it('use the requested host where no public address is set, if it is trusted', async () => {
    const { http } = await createTestApp({ env: { HOST: '0.0.0.0' } })
    const { body } = await http.inject({ url: '/robots.txt', headers: { host: '192.168.1.5:3000' } })
    expect(body).toContain('Sitemap: http://192.168.1.5:3000/sitemap.xml')
    for (const url of ['/robots.txt', '/sitemap.xml']) {
      const answer = await http.inject({ url, headers: { host: 'evil.example' } })
      expect(answer.body).toContain('http://localhost:3000/')
      expect(answer.body).not.toContain('evil')
    }
    await http.close()
  })
})
