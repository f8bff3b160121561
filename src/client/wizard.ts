import { lazyRouteComponent } from '@tanstack/react-router'

/** The onboarding wizard, which replaces any protected page. Only users who have not finished it load its code. */
export const Wizard = lazyRouteComponent(() => import('./features/onboarding/onboarding-page.tsx'), 'OnboardingPage')
