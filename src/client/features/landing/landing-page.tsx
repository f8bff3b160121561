import { useHost } from '../../lib/api/use-host.ts'
import { PageMain } from '../../components/page/page-main.tsx'
import { SiteFooter } from '../../components/frame/site-footer.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Promo } from './promo.tsx'

/** The public landing page. */
export function LandingPage() {
  const { plans } = useHost()
  return (
    <>
      <PageMain>
        <Hero />
        <Features />
        {plans && <Pricing />}
        {plans && <Promo />}
      </PageMain>
      <SiteFooter />
    </>
  )
}
