import { PageMain } from '../../parts/page-main.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'

/** The public front page. */
export function LandingPage() {
  return (
    <>
      <PageMain>
        <Hero />
        <Features />
      </PageMain>
      <LandingFooter />
    </>
  )
}
