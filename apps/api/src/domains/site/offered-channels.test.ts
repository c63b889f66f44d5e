import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
