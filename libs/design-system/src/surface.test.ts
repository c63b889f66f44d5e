import { expect, it } from 'vitest';
import * as base from './base.ts';
import * as date from './date.ts';
import * as icons from './icons.ts';
import * as map from './map.ts';
import * as media from './media.ts';
import * as overlay from './overlay.ts';
import * as pick from './pick.ts';

const names = (surface: object): string => Object.keys(surface).toSorted().join(' ');

it('offers these names from each subpath: a released remote may use any of them', () => {
  expect({
    base: names(base),
    date: names(date),
    icons: names(icons),
    map: names(map),
    media: names(media),
    overlay: names(overlay),
    pick: names(pick),
  }).toMatchInlineSnapshot(`
    {
      "base": "ActionBar Avatar Banner Button Card Checkbox Chips CloseButton Container Counters Disclosure Duration EmailField EmptyState ErrorState Facts Field FieldMessage FilterBar FilterPanel IconButton ListPage MenuAction MenuButton MenuLink PageHead Pagination PasswordField PhoneField Price ProgressLine Radio RadioCard RadioGroup Rating RatingInput Segmented SelectField Skeleton Spinner Status Stepper Switch Table Tabs Tag TextArea TextField TextLink Toast ToastStack VisuallyHidden buttonClass chipClass cx initials menuItemClass passwordScore saveFile textLinkClass",
      "date": "DatePicker TimePicker",
      "icons": "ArrowRightIcon AutoModeIcon BriefcaseIcon BurgerIcon CalendarIcon CheckIcon ChevronDownIcon ChevronLeftIcon ChevronRightIcon ClockIcon CloseIcon CookieIcon CreditCardIcon DownloadIcon ExternalLinkIcon FilterIcon GlobeIcon KeyIcon LeafIcon LockIcon LogOutIcon LuggageIcon MailIcon MapPinIcon MaximizeIcon MinusIcon MoonIcon PauseIcon PhoneIcon PlaneIcon PlayIcon PlusIcon RefreshIcon RouteMark SearchIcon SettingsIcon ShieldIcon StarIcon SunIcon SwapIcon UserIcon UsersIcon",
      "map": "AddressMap MapGround RouteMap",
      "media": "Carousel CarouselControls Picture Thumbnails Viewer placeOf useSlides",
      "overlay": "Dialog LocaleProvider Menu Popover",
      "pick": "ComboBox Select",
    }
  `);
});
