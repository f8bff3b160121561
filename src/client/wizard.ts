import { lazyRouteComponent } from '@tanstack/react-router'

/** The onboarding wizard, which stands in place of any protected page; only who has not been through it loads it. */
export const Wizard = lazyRouteComponent(() => import('./features/onboarding/onboarding-page.tsx'), 'OnboardingPage')
