import { lazyRouteComponent } from '@tanstack/react-router'

/** The onboarding wizard, which replaces any protected page; only users who have not finished it load it. */
export const Wizard = lazyRouteComponent(() => import('./features/onboarding/onboarding-page.tsx'), 'OnboardingPage')
