/* Finds what rays meet: a thin skin over Embree for Python. */
#include <embree3/rtcore.h>
#include <math.h>
#include <stdlib.h>

typedef struct {
  RTCDevice device;
  RTCScene scene;
  const unsigned *triangles;
  const float *values;
  int width;
} World;

/* `values` holds `width` numbers for each point: its normal first, then its marks. All arrays outlive the world. */
World *world_new(const float *points, int point_count, const unsigned *triangles, int triangle_count, const float *values, int width) {
  World *world = malloc(sizeof *world);
  world->device = rtcNewDevice("threads=2");
  world->scene = rtcNewScene(world->device);
  RTCGeometry mesh = rtcNewGeometry(world->device, RTC_GEOMETRY_TYPE_TRIANGLE);
  rtcSetSharedGeometryBuffer(mesh, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, points, 0, 3 * sizeof(float), point_count);
  rtcSetSharedGeometryBuffer(mesh, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, triangles, 0, 3 * sizeof(unsigned), triangle_count);
  rtcCommitGeometry(mesh);
  rtcAttachGeometry(world->scene, mesh);
  rtcReleaseGeometry(mesh);
  rtcCommitScene(world->scene);
  world->triangles = triangles;
  world->values = values;
  world->width = width;
  return world;
}

void world_free(World *world) {
  rtcReleaseScene(world->scene);
  rtcReleaseDevice(world->device);
  free(world);
}

/* For each ray, beyond `nearest`: its distance (infinite for a miss), the triangle it meets and the values there. */
void world_trace(const World *world, const float *origins, const float *directions, int count, float nearest, float *distances, int *hits, float *values) {
  struct RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  for (int i = 0; i < count; i++) {
    struct RTCRayHit ray = {0};
    ray.ray.org_x = origins[3 * i], ray.ray.org_y = origins[3 * i + 1], ray.ray.org_z = origins[3 * i + 2];
    ray.ray.dir_x = directions[3 * i], ray.ray.dir_y = directions[3 * i + 1], ray.ray.dir_z = directions[3 * i + 2];
    ray.ray.tnear = nearest, ray.ray.tfar = INFINITY, ray.ray.mask = -1;
    ray.hit.geomID = RTC_INVALID_GEOMETRY_ID;
    rtcIntersect1(world->scene, &context, &ray);
    distances[i] = ray.ray.tfar;
    hits[i] = ray.hit.geomID == RTC_INVALID_GEOMETRY_ID ? -1 : (int)ray.hit.primID;
    if (hits[i] < 0) continue;
    const unsigned *corner = world->triangles + 3 * hits[i];
    const float u = ray.hit.u, v = ray.hit.v, w = 1 - u - v;
    for (int k = 0; k < world->width; k++)
      values[world->width * i + k] = w * world->values[corner[0] * world->width + k] + u * world->values[corner[1] * world->width + k] + v * world->values[corner[2] * world->width + k];
  }
}
