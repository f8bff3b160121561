import { UNSAVED_AUDIO_DAYS } from '../../../shared/features/tts/tts.constants.ts'
import { Blank, LegalPage, LegalSection } from './legal-page.tsx'
import { ContactAddress } from './contact-address.tsx'

/** The default privacy notice. */
export function PrivacyPage() {
  return (
    <LegalPage title="Privacy" sub="What this server keeps about you, why, for how long, and how to get or delete it.">
      <LegalSection title="Who is responsible">
        <p>
          <Blank>Name and postal address of the host</Blank> runs this server and decides what happens on it. The makers
          of the software receive nothing: it reports to nobody.
        </p>
        <p>
          Questions and requests: <ContactAddress />.
        </p>
      </LegalSection>

      <LegalSection title="What is kept">
        <ul>
          <li>
            <b>Your account:</b> e-mail address, display name, how you sign in, a hash of your password (never the
            password itself), the time of creation, and your settings.
          </li>
          <li>
            <b>Your creator profile:</b> the answers of the onboarding, which shape what is written for you. All but the
            first step can be skipped, and you can change them.
          </li>
          <li>
            <b>Your content:</b> the topics you type, what was generated from them, and what you save. It stays until
            you delete it or your account.
          </li>
          <li>
            <b>Your speech:</b> the texts you had spoken, with voice and length, and the audio. Audio you do not save is
            deleted after {UNSAVED_AUDIO_DAYS} days, and the pieces it was joined from after one day. What you save
            stays until you delete it or your account.
          </li>
          <li>
            <b>Your use:</b> how many prompts, searches and characters you used in each period, so that limits can hold.
          </li>
          <li>
            <b>Sessions and devices:</b> for each sign-in a hashed token, the kind of browser and the time of its last
            use. A session ends when you log out, or after 30 days without use. You see all of them in Settings.
          </li>
          <li>
            <b>Counters against misuse:</b> failed sign-ins and similar attempts, with the network address, for minutes
            to one hour.
          </li>
          <li>
            <b>The log:</b> time, address of the page, result and network address of requests, and while you are signed
            in the id of your account. It holds no passwords, no cookies and nothing of what you write. Kept for{' '}
            <Blank>number of days</Blank>.
          </li>
        </ul>
      </LegalSection>

      <LegalSection title="Counting of features, only if you switch it on">
        <p>
          “Analytics & Improvements” in Settings adds your use of a feature to a plain counter of this server: a
          feature, a day, a number. No name, no address, no identifier, so nothing in it can be traced back to you.
          While it is off, nothing is counted. There are no trackers and no advertising.
        </p>
      </LegalSection>

      <LegalSection title="What your browser keeps">
        <p>
          One cookie that keeps you signed in and cannot be read by scripts, one that says, until you close the browser,
          that you have seen the plans, one with your time zone, at most one more that recognizes this browser at the
          next sign-in, and in the browser’s own storage your theme, unfinished drafts and whether you were signed in.
          Logging out removes all of it but the theme, the time zone and the mark that this browser is known.
        </p>
      </LegalSection>

      <LegalSection title="Who else receives something">
        <p>
          By itself this server sends nothing anywhere. The host may have connected outside services; each then receives
          what it needs for its task:
        </p>
        <ul>
          <li>
            <b>Sign-in</b> (Google Firebase, or an OpenID Connect provider): your address and, with a Google account,
            your name. An OpenID Connect provider learns when you sign in, and tells your address, name and groups.
          </li>
          <li>
            <b>Writing</b> (an AI model): your topic, your choices and the creator profile, without your name or
            address.
          </li>
          <li>
            <b>Voices</b> (a speech service): the text to be spoken, in pieces, and the voice you chose, without your
            name or address. Where no service is connected, this server speaks itself and the text stays on it.
          </li>
          <li>
            <b>Internet research</b> (a search service): the words searched for, when you switch it on.
          </li>
          <li>
            <b>Payments</b> (Stripe): your address and what you pay with. Card numbers never reach this server.
          </li>
          <li>
            <b>Mail and storage:</b> the messages sent to you, and the audio of your speech.
          </li>
        </ul>
        <p>
          On this server these are: <Blank>the services in use, with their countries</Blank>.
        </p>
      </LegalSection>

      <LegalSection title="Voices are generated">
        <p>
          The voices of Text-to-Speech are artificial and belong to no person. A recording made with them must be
          disclosed as generated where the law or the platform asks for it.
        </p>
      </LegalSection>

      <LegalSection title="Get it, correct it, delete it">
        <ul>
          <li>
            <b>Export:</b> your profile offers one file with everything this server keeps about you.
          </li>
          <li>
            <b>Correct:</b> change your name, your settings and your creator profile yourself.
          </li>
          <li>
            <b>Delete:</b> Settings removes your account and all that belongs to it, at once and for good. Backups of
            the host lose it after <Blank>number of days</Blank>.
          </li>
        </ul>
        <p>
          For anything else, or to object or complain, write to <ContactAddress />. You may also turn to the data
          protection authority: <Blank>name of the authority</Blank>.
        </p>
      </LegalSection>

      <LegalSection title="Why this is lawful">
        <p>
          Account, content and use are needed for the service you asked for. Sessions, counters against misuse and the
          log serve its safety. Feature counters and mail with news rest on your consent, which you can take back in
          Settings. Last changed: <Blank>date</Blank>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
