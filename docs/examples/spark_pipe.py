"""Step 1 inside Spark: each partition's lines go through `unname anonymise -`.

    spark-submit spark_pipe.py INPUT.jsonl OUTPUT_FOLDER unname anonymise - --format jsonl --language nl
"""

import os
import sys

from pyspark.sql import SparkSession

source, target, *command = sys.argv[1:]
spark = SparkSession.builder.appName("unname").getOrCreate()
# env: without it the program starts in an empty environment, in which it is not found and has no UNNAME_KEY. checkCode: a filter that
# ends with an error fails the task, which Spark tries again. shlex quoting is Spark's own.
lines = spark.sparkContext.textFile(source, minPartitions=4)
lines.pipe(" ".join(command), env=dict(os.environ), checkCode=True).saveAsTextFile(target)
spark.stop()
