import { currentNotice } from '../../lib/feedback/notify.ts'
import { useStore } from '../../lib/browser/store.ts'
import { Toast, ToastRegion } from '../../ui/overlays/toast.tsx'
import { SupportLine } from '../dialogs/support-line.tsx'

/** Shows the current notice as a toast. */
export function Toasts() {
  const notice = useStore(currentNotice)
  return (
    <ToastRegion>
      {notice && (
        <Toast
          key={notice.id}
          title={notice.title}
          tone={notice.tone ?? 'done'}
          action={notice.action}
          description={
            notice.withSupport ? (
              <>
                {notice.description}
                <SupportLine beside={notice.description ?? ''} />
              </>
            ) : (
              notice.description
            )
          }
          onClose={() => {
            if (currentNotice.get()?.id === notice.id) currentNotice.set(null)
          }}
        />
      )}
    </ToastRegion>
  )
}
