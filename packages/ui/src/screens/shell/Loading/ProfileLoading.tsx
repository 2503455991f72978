import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import * as page from '../../../patterns/ProfileSection/ProfilePage.css.ts'
import * as section from '../../../patterns/ProfileSection/ProfileSection.css.ts'
import { late } from './Loading.css.ts'

const SECTIONS = 3
const FIELDS = 2

/** A tab of the profile that is on its way: its sections below each other, with their words beside their fields. */
export const ProfileLoading = () => (
  <SkeletonRegion label="Loading the page">
    <div className={`${page.root} ${late}`}>
      <div className={page.head}>
        <Skeleton size="title" width="third" />
        <Skeleton width="most" />
      </div>
      {Array.from({ length: SECTIONS }, (_, at) => (
        <Surface key={at} padding="wide">
          <div className={section.root}>
            <div className={section.columns.beside}>
              <div>
                <Skeleton size="large" width="half" />
                <Skeleton size="small" width="most" />
              </div>
              <div className={section.body}>
                {Array.from({ length: FIELDS }, (__, field) => (
                  <div key={field}>
                    <Skeleton size="small" width="quarter" place={{ marginBlockEnd: 'snug' }} />
                    <Skeleton shape="block" />
                  </div>
                ))}
              </div>
            </div>
          </div>
        </Surface>
      ))}
    </div>
  </SkeletonRegion>
)
