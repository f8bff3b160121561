import { useState } from 'react'
import { isServer } from '../../lib/browser/is-server.ts'
import { askForPush, type PushPermission, pushPermission } from '../../lib/feedback/push.ts'

const REFUSAL: Partial<Record<PushPermission, string>> = {
  unavailable: "This browser can't show notifications from web pages.",
  denied:
    'Your browser blocks notifications from this site. Allow them in its site settings, then switch this on again.',
  default: 'Notifications need your permission. Switch this on again and choose Allow.',
}

/** State of the notification switch, which needs the browser's permission. `onChange` gets the resulting state. */
export function usePushSwitch(onChange: (on: boolean) => void) {
  const [refusal, setRefusal] = useState('')
  const available = isServer || pushPermission() !== 'unavailable'

  async function set(on: boolean): Promise<void> {
    const answer = on ? await askForPush() : 'granted'
    setRefusal(REFUSAL[answer] ?? '')
    onChange(on && answer === 'granted')
  }

  return {
    available,
    /** Why the switch is disabled, or an empty string. */
    reason: available ? '' : "This browser can't show notifications from this address.",
    /** What to do after the browser has refused, or an empty string. */
    refusal,
    set: (on: boolean): void => void set(on),
  }
}
