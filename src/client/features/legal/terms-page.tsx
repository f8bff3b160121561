import { Link } from '@tanstack/react-router'
import { ALLOWANCE, formatPrice, PRICE_CENTS } from '../../../shared/plans.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { Blank, LegalPage, LegalSection } from './legal-page.tsx'
import { ContactAddress } from './contact-address.tsx'

const SPEECH = ALLOWANCE.free.speechCharacters.limit.toLocaleString('en-US')
const MONTHLY = formatPrice(PRICE_CENTS.monthly)

/** The default terms of use. */
export function TermsPage() {
  const { plans } = useHost()
  return (
    <LegalPage title="Terms" sub="What you may expect from this service, and what it expects from you.">
      <LegalSection title="Who you deal with">
        <p>
          This service is run by <Blank>name and postal address of the host</Blank>, the host. Hookline is the software
          behind it. Its makers do not run this server and are not a party to these terms.
        </p>
        <p>
          Questions: <ContactAddress />.
        </p>
      </LegalSection>

      <LegalSection title="Your account">
        <ul>
          <li>You need an account to create anything. One person, one account, with an address that is yours.</li>
          <li>Keep your password to yourself. What happens under your account counts as done by you.</li>
          <li>
            You must be at least <Blank>age that your country asks for</Blank> years old.
          </li>
          <li>You can delete your account at any time in Settings. It takes effect at once.</li>
        </ul>
      </LegalSection>

      <LegalSection title="What you create is yours">
        <p>
          The topics you type remain yours, and so do the hooks, scripts, captions and recordings that come back. You
          may publish, change and sell them. The host claims no right in them and does not publish them.
        </p>
        <p>
          Machines write them. They can be wrong, dull, or close to what others have said, and somebody else may be
          given a similar line. Read before you publish: the responsibility for what you publish is yours.
        </p>
      </LegalSection>

      <LegalSection title="Artificial voices must be disclosed">
        <p>
          The voices of Text-to-Speech are artificial. Where the law or the platform asks for it, tell your audience
          that a voice is generated. Do not use a voice to pass as a real person, or to make people believe that
          somebody said what they did not say.
        </p>
      </LegalSection>

      <LegalSection title="What is not allowed">
        <ul>
          <li>Content that is against the law, that threatens or harasses, or that harms children.</li>
          <li>Fraud, spam, and passing off as another person or organization.</li>
          <li>Getting around limits, sharing an account to multiply them, or disturbing the service for others.</li>
        </ul>
        <p>The host may close an account that does these things, and says why.</p>
      </LegalSection>

      {plans ? <PaidPlans /> : <HostAllowance />}

      <LegalSection title="The service as it is">
        <p>
          The host looks after this server with care, but does not promise that it is always reachable or that every
          result is good. Keep copies of what you need. Liability is limited to{' '}
          <Blank>what the law of your country allows</Blank>.
        </p>
      </LegalSection>

      <LegalSection title="Changes and law">
        <p>
          When these terms change in a way that matters to you, the host tells you by mail before the change. The law of{' '}
          <Blank>country of the host</Blank> applies. Last changed: <Blank>date</Blank>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}

function HostAllowance() {
  return (
    <LegalSection title="What you may use">
      <p>
        The host decides how many prompts, searches and text-to-speech characters each account has in a month. Your
        dashboard shows what you have used.
      </p>
    </LegalSection>
  )
}

function PaidPlans() {
  return (
    <LegalSection title="Free use and paid plans">
      <p>
        Free accounts have {ALLOWANCE.free.prompts.limit} AI prompts a day and {SPEECH} text-to-speech characters a
        month. Paid plans cost {MONTHLY} per month, with the first month at {formatPrice(PRICE_CENTS.introMonth)} for
        who never had a plan, or {formatPrice(PRICE_CENTS.yearly)} per year. What each plan holds stands under{' '}
        <Link to="/" hash="pricing" className="hl-link">
          Pricing
        </Link>
        .
      </p>
      <ul>
        <li>A plan renews until you cancel. You can cancel at any time; it then runs to the end of the period paid.</li>
        <li>You may ask for your money back within 30 days of your first payment.</li>
        <li>
          Prices are in US dollars, <Blank>with or without taxes</Blank>. A change of price is announced before it
          applies to you.
        </li>
      </ul>
    </LegalSection>
  )
}
