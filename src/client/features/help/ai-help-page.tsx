import { useLiveConfig } from '../../lib/api/use-live-config.ts'
import { useRunsServer } from '../../lib/session/use-runs-server.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { SiteFooter } from '../../components/frame/site-footer.tsx'
import styles from './ai-help-page.module.css'
import { CodeLines } from '../../ui/data/code-lines.tsx'
import { ServiceCheck } from './service-check.tsx'
import { SetupOption } from './setup-option.tsx'

/** Says which AI writes and speaks, and to those who run the server how to set one up. */
export function AiHelpPage() {
  const { data: config } = useLiveConfig()
  const { user } = useSession()
  const runsServer = useRunsServer()
  const canCheck = user !== undefined && user.access !== 'standard'
  return (
    <>
      <PageMain className={`hl-wrap ${styles.page}`}>
        <PageHead
          title="Add an AI"
          sub={`Hookline writes and speaks without one. With one it does both better.${runsServer ? ' Any one of these ways is enough.' : ''}`}
        />
        <section className={styles.service} aria-labelledby="writing">
          <div className={styles.head}>
            <h2 id="writing">A better writer</h2>
            {config && <p className="hl-small hl-text-2">{writerNow(config.text)}</p>}
          </div>
          {runsServer && (
            <ol className={styles.options}>
              <SetupOption
                title="A key"
                text="From OpenAI: you pay for what you use. Put it into the file .env and start Hookline again."
              >
                <CodeLines name="the line for a key" lines={['OPENAI_API_KEY=your-key']} />
              </SetupOption>
              <SetupOption
                title="Ollama on this machine"
                text="Free, and nothing leaves the machine. Install Ollama, then pull a model. Nothing else: it is found within a minute, as LM Studio and llama.cpp are."
              >
                <CodeLines name="the command for Ollama" lines={['ollama pull qwen3:8b']} />
                <p className="hl-meta hl-text-3">
                  For long scripts, enlarge its context: <code>OLLAMA_CONTEXT_LENGTH=16384</code>. On a public server
                  set <code>LOCAL_AI=on</code>.
                </p>
              </SetupOption>
              <SetupOption
                title="Any compatible server"
                text="Any server with OpenAI’s protocol: vLLM, OpenRouter, a machine in your network. Add OPENAI_API_KEY if it asks for one."
              >
                <CodeLines
                  name="the lines for a server"
                  lines={['OPENAI_BASE_URL=http://192.168.1.20:8000/v1', 'OPENAI_MODEL=name-of-the-model']}
                />
              </SetupOption>
            </ol>
          )}
          {canCheck && <ServiceCheck service="text" label="Check the writer" />}
        </section>

        <section className={styles.service} aria-labelledby="voices">
          <div className={styles.head}>
            <h2 id="voices">Better voices</h2>
            {config && <p className="hl-small hl-text-2">{voiceNow(config.speech)}</p>}
          </div>
          {runsServer && (
            <ol className={styles.options}>
              <SetupOption title="A key" text="From OpenAI, into the file .env. Start Hookline again.">
                <CodeLines name="the line for a voice key" lines={['TTS_API_KEY=your-key']} />
              </SetupOption>
              <SetupOption
                title="Kokoro on this machine"
                text="Free, with natural voices. Nothing else to set: it is found within a minute, as openedai-speech is."
              >
                <CodeLines
                  name="the command for Kokoro"
                  lines={['git clone https://github.com/remsky/Kokoro-FastAPI', 'cd Kokoro-FastAPI && ./start-cpu.sh']}
                />
              </SetupOption>
              <SetupOption
                title="Any compatible server"
                text="With OpenAI’s /v1/audio/speech. TTS_VOICES says what it calls our six voices."
              >
                <CodeLines
                  name="the lines for a voice server"
                  lines={[
                    'TTS_BASE_URL=http://192.168.1.20:8880/v1',
                    'TTS_MODEL=kokoro',
                    'TTS_VOICES={"alloy":"af_alloy","onyx":"am_onyx"}',
                  ]}
                />
              </SetupOption>
            </ol>
          )}
          {canCheck && <ServiceCheck service="speech" label="Check the voice" />}
        </section>

        {!runsServer && (
          <p className="hl-text-2">
            {user
              ? 'Ask the person who runs this server.'
              : 'Ask the person who runs this server. If that is you, sign in.'}
          </p>
        )}
        {runsServer && !canCheck && (
          <section className={styles.owner} aria-labelledby="owner">
            <h2 id="owner" className="hl-group">
              Does it answer?
            </h2>
            <p className="hl-small hl-text-2">
              The owner of this server can check that here. This makes the account; set <code>OWNER_EMAIL</code> to the
              same address.
            </p>
            <CodeLines name="the command for an owner" lines={['npm run owner -- you@example.com']} />
          </section>
        )}
      </PageMain>
      <SiteFooter />
    </>
  )
}

function writerNow({ live, isLocal, name }: { live: boolean; isLocal: boolean; name: string }): string {
  if (isLocal) return `Now: ${name} writes, on this server’s machine.`
  return live ? 'Now: an AI writes.' : 'Now: the draft writer writes.'
}

function voiceNow({ live, isSetUp }: { live: boolean; isSetUp: boolean }): string {
  if (!isSetUp) return 'Now: nothing can speak.'
  return live ? 'Now: an AI voice speaks.' : 'Now: the offline voice speaks.'
}
