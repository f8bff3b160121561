import { PageMain } from '../../components/page/page-main.tsx'
import { SiteFooter } from '../../components/frame/site-footer.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Promo } from './promo.tsx'

/** The public landing page. */
export function LandingPage() {
  return (
    <>
      <PageMain>
        <Hero />
        <Features />
        <Pricing />
        <Promo />
      </PageMain>
      <SiteFooter />
    </>
  )
}
