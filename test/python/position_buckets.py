"""
Prints which bucket transformers puts distances between tokens in, as JSON: of DeBERTa by "buckets,furthest", and of MPNet.

    python test/python/position_buckets.py REACH
"""

import json
import sys

import torch
from transformers.models.deberta_v2.modeling_deberta_v2 import make_log_bucket_position
from transformers.models.mpnet.modeling_mpnet import MPNetEncoder

SIZES = [(256, 512), (256, 1024), (64, 512), (32, 128), (16, 512), (8, 70), (10, 100), (2, 16)]

reach = int(sys.argv[1])
distances = torch.arange(-reach, reach + 1)
deberta = {
    f"{buckets},{furthest}": make_log_bucket_position(distances, buckets, furthest).to(torch.long).tolist()
    for buckets, furthest in SIZES
}
print(json.dumps({"deberta": deberta, "mpnet": MPNetEncoder.relative_position_bucket(-distances).tolist()}))
