import { photoMediaTypes } from '@lagoon/contract/account/photo.rules'
import type { ProfilePhotoView } from '@lagoon/domain/account/photo/photo.state'
import { Avatar } from '../../../kit/Avatar/Avatar.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { FileUpload } from '../../../patterns/FileUpload/FileUpload.tsx'
import { RoundPhoto } from '../../../patterns/FileUpload/RoundPhoto.tsx'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { photoProblem } from './photoProblem.ts'

export interface ProfilePhotoProps {
  view: ProfilePhotoView
  displayName: string
  /** As the device handed it over; by its content it is checked before it is sent. */
  onSelect: (event: { file: File }) => void
  onCancel: () => void
  onRemove: () => void
  /** The same file once more. */
  onRetry: () => void
}

const shownOf = (view: ProfilePhotoView): string | undefined => {
  if (view.state === 'uploading' || view.state === 'failed') return view.previewUrl
  return view.state === 'none' ? undefined : view.url
}

/** The photo beside the player's name; without one their letters stand there. */
export const ProfilePhoto = ({ view, displayName, onSelect, onCancel, onRemove, onRetry }: ProfilePhotoProps) => {
  const shown = shownOf(view)
  const hasPhoto = view.state === 'set'
  return (
    <ProfilePage title="Profile photo" intro="Optional. Other players see it next to your display name at tables.">
      <ProfileSection
        title="Your photo"
        description="We show the center of your photo in a circle. A square photo with your face in the middle works best."
      >
        <FileUpload
          label="Profile photo"
          description="JPG or PNG, up to 2 MB."
          accept={photoMediaTypes}
          preview={shown === undefined ? <Avatar name={displayName} size="large" /> : <RoundPhoto src={shown} alt="Your photo" />}
          chooseLabel={shown === undefined ? 'Choose a photo' : 'Choose a different photo'}
          error={photoProblem(view)}
          upload={view.state === 'uploading' ? { fileName: view.fileName, progress: view.progress } : undefined}
          onSelect={onSelect}
          onCancel={onCancel}
          actions={
            <>
              {view.state === 'failed' && (
                <Button weight="primary" onPress={onRetry}>
                  Try again
                </Button>
              )}
              {hasPhoto && (
                <Button weight="quiet" onPress={onRemove}>
                  Remove photo
                </Button>
              )}
            </>
          }
        />
      </ProfileSection>
    </ProfilePage>
  )
}
